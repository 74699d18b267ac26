// oxlint-disable typescript/unbound-method, unicorn/consistent-function-scoping -- it wraps methods, each called on its own object, and is run in the page, where nothing from out here is
/**
 * What goes wrong with a call of the browser's stores: it is refused, for no reason or for want of room; the whole
 * transaction is taken back; nothing happens and no answer comes, ever; or it is done, and the answer gets lost.
 */
export const FAULTS = ['throw', 'quota', 'abort', 'hang', 'lost'] as const
export type Fault = (typeof FAULTS)[number]

export interface Plan {
  readonly fault: Fault
  /** The first call that goes wrong, counted from 0. */
  readonly from: number
  /** Whether all later calls of the same store go wrong too, until the plan is dropped. */
  readonly lasting: boolean
}

declare global {
  interface Window {
    stores: {
      calls: number
      plan: Plan | undefined
      /** Which store went wrong. */
      failing: 'database' | 'mirror' | undefined
      /** When something went wrong first, when there was a canvas to see, and when it was said; as `performance.now()`. */
      failed: number | undefined
      shown: number | undefined
      told: number | undefined
    }
  }
}

/**
 * Puts itself between the app and the browser's stores, before the app starts. Counts every call that reads or writes,
 * begins or commits, and lets the planned ones go wrong. It stands by itself, since it is run in the page.
 */
export const wrapStores = (plan: Plan | undefined): void => {
  const stores: Window['stores'] = {
    calls: 0,
    plan,
    failing: undefined,
    failed: undefined,
    shown: undefined,
    told: undefined,
  }
  window.stores = stores
  new MutationObserver(() => {
    if (document.querySelector('[data-testid=canvas]')) stores.shown ??= performance.now()
    if (stores.failed !== undefined && document.querySelector('[role=alert]')) stores.told ??= performance.now()
  }).observe(document, { childList: true, subtree: true })

  const faultIn = (store: 'database' | 'mirror'): Fault | undefined => {
    const call = stores.calls
    stores.calls += 1
    const { plan: planned, failing } = stores
    const due = planned && (call === planned.from || (planned.lasting && failing === store))
    if (!due) return undefined
    stores.failing ??= store
    stores.failed ??= performance.now()
    return planned.fault
  }
  const errorFor = (fault: Fault): DOMException =>
    fault === 'quota'
      ? new DOMException('There is no room (planted)', 'QuotaExceededError')
      : new DOMException('It went wrong (planted)', 'UnknownError')

  const { put, delete: remove, get, getAll } = IDBObjectStore.prototype
  const { transaction } = IDBDatabase.prototype
  const { commit } = IDBTransaction.prototype
  const { setItem } = Storage.prototype

  const ignore = (): void => {}
  /** The transactions of which nothing will be heard any more. */
  const silent = new WeakMap<IDBTransaction, Fault>()
  const silence = (one: IDBTransaction, fault: 'hang' | 'lost'): void => {
    silent.set(one, fault)
    for (const handler of ['oncomplete', 'onabort', 'onerror']) {
      // Whoever listened already hears nothing either.
      Reflect.set(one, handler, null)
      Object.defineProperty(one, handler, { set: ignore })
    }
    if (fault === 'hang') one.abort()
  }
  /** A request that is planned to go wrong, or the real one; a mere target of events is one that is never answered. */
  const request = (store: IDBObjectStore, real: () => IDBRequest): IDBRequest => {
    const unheard = silent.get(store.transaction)
    // Where only answers get lost, all of the transaction is done or nothing.
    if (unheard === 'lost') real()
    if (unheard) return new EventTarget() as IDBRequest
    const fault = faultIn('database')
    if (fault === 'throw' || fault === 'quota') throw errorFor(fault)
    if (fault === 'hang') {
      silence(store.transaction, fault)
      return new EventTarget() as IDBRequest
    }
    const made = real()
    if (fault === 'abort') store.transaction.abort()
    if (fault === 'lost') silence(store.transaction, fault)
    return made
  }
  IDBObjectStore.prototype.put = function (...args) {
    return request(this, () => put.apply(this, args))
  }
  IDBObjectStore.prototype.delete = function (...args) {
    return request(this, () => remove.apply(this, args)) as IDBRequest<undefined>
  }
  IDBObjectStore.prototype.get = function (...args) {
    return request(this, () => get.apply(this, args))
  }
  IDBObjectStore.prototype.getAll = function (...args) {
    return request(this, () => getAll.apply(this, args))
  }
  IDBDatabase.prototype.transaction = function (...args) {
    const fault = faultIn('database')
    if (fault === 'throw' || fault === 'quota') throw errorFor(fault)
    const begun = transaction.apply(this, args)
    if (fault === 'abort') begun.abort()
    if (fault === 'hang' || fault === 'lost') silence(begun, fault)
    return begun
  }
  IDBTransaction.prototype.commit = function () {
    const fault = silent.get(this) ?? faultIn('database')
    if (fault === 'throw' || fault === 'quota') throw errorFor(fault)
    if (fault === 'hang') return silent.has(this) ? undefined : silence(this, fault)
    if (fault === 'abort') return this.abort()
    if (fault === 'lost' && !silent.has(this)) silence(this, fault)
    commit.call(this)
  }
  Storage.prototype.setItem = function (key, value) {
    // Local storage answers at once, or not at all: it can only refuse.
    if (faultIn('mirror')) throw errorFor('quota')
    setItem.call(this, key, value)
  }
}
