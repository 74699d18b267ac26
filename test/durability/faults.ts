// oxlint-disable typescript/unbound-method, unicorn/consistent-function-scoping -- it wraps methods, each called on its own object, and is run in the page, where nothing from out here is
/**
 * Faults of a storage call: it is refused, with or without a full disk as the reason; its transaction is rolled back;
 * it never answers; or the connection is lost, so that what was done is called an abort. A commit that does not answer
 * is aborted late: after it, only the browser knows what is on the disk.
 */
export const CALL_FAULTS = ['throw', 'quota', 'abort', 'hang', 'lost'] as const
type CallFault = (typeof CALL_FAULTS)[number]

export interface FaultPlan {
  readonly fault: CallFault
  /** The first faulty call, counted from 0. */
  readonly from: number
  /** Whether all later calls of the same store fail too, until the plan is removed. */
  readonly lasting: boolean
}

declare global {
  interface Window {
    stores: {
      calls: number
      plan: FaultPlan | undefined
      /** The store with the fault. */
      failing: 'database' | 'mirror' | undefined
      /** The times of the first fault, of the visible canvas and of the report, as `performance.now()`. */
      failed: number | undefined
      shown: number | undefined
      told: number | undefined
    }
  }
}

/**
 * Wraps the browser's stores before the app starts. Counts every call that reads, writes, begins or commits, and makes
 * the planned ones fail; of transactions that can only read, the app uses nothing but the connection, so they do not
 * count. Self-contained, because it runs in the browser.
 */
export const wrapStores = (plan: FaultPlan | undefined): void => {
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

  const faultIn = (store: 'database' | 'mirror'): CallFault | undefined => {
    const call = stores.calls
    stores.calls += 1
    const { plan: planned, failing } = stores
    const due = planned && (call === planned.from || (planned.lasting && failing === store))
    if (!due) return undefined
    stores.failing ??= store
    stores.failed ??= performance.now()
    return planned.fault
  }
  const errorFor = (fault: CallFault): DOMException =>
    fault === 'quota'
      ? new DOMException('There is no room (planted)', 'QuotaExceededError')
      : new DOMException('It went wrong (planted)', 'UnknownError')

  const LATE_ABORT_MS = 10_000
  const { put, delete: remove, get, getAll, getAllKeys } = IDBObjectStore.prototype
  const { transaction } = IDBDatabase.prototype
  const { commit } = IDBTransaction.prototype
  const { setItem } = Storage.prototype

  const ignore = (): void => {}
  /** Removes the handlers that are set, and ignores those set later. */
  const mute = (target: EventTarget, handlers: readonly string[]): void => {
    for (const handler of handlers) {
      Reflect.set(target, handler, null)
      Object.defineProperty(target, handler, { set: ignore })
    }
  }
  /** The transactions that never answer. */
  const silent = new WeakMap<IDBTransaction, 'hang' | 'lost'>()
  const requests = new WeakMap<IDBTransaction, IDBRequest[]>()
  const silence = (one: IDBTransaction, fault: 'hang' | 'lost'): void => {
    silent.set(one, fault)
    mute(one, ['oncomplete', 'onabort', 'onerror'])
  }
  /** Calls a transaction aborted that was written completely. */
  const lose = (one: IDBTransaction): void => {
    const { onabort } = one
    silence(one, 'lost')
    one.addEventListener('complete', () => onabort?.call(one, new Event('abort')))
  }
  /** Undoes what was done so far; the requests that still wait must not hear of that. */
  const hang = (one: IDBTransaction): void => {
    silence(one, 'hang')
    for (const waiting of requests.get(one) ?? []) mute(waiting, ['onsuccess', 'onerror'])
    one.abort()
  }
  /** A request planned to fail, or the real request; a bare event target never answers. */
  const request = (store: IDBObjectStore, real: () => IDBRequest): IDBRequest => {
    const { transaction: one } = store
    if (one.mode === 'readonly') return real()
    const unheard = silent.get(one)
    // If only answers are lost, the transaction is done completely or not at all.
    if (unheard === 'lost') real()
    if (unheard) return new EventTarget() as IDBRequest
    const fault = faultIn('database')
    if (fault === 'throw' || fault === 'quota') throw errorFor(fault)
    if (fault === 'hang') {
      hang(one)
      return new EventTarget() as IDBRequest
    }
    const made = real()
    requests.set(one, [...(requests.get(one) ?? []), made])
    if (fault === 'abort') one.abort()
    if (fault === 'lost') silence(one, fault)
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
  IDBObjectStore.prototype.getAllKeys = function (...args) {
    return request(this, () => getAllKeys.apply(this, args))
  }
  IDBDatabase.prototype.transaction = function (...args) {
    if (args[1] !== 'readwrite') return transaction.apply(this, args)
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
    if (fault === 'hang' && silent.has(this)) return
    if (fault === 'hang') {
      const { onabort } = this
      hang(this)
      setTimeout(() => onabort?.call(this, new Event('abort')), LATE_ABORT_MS)
      return
    }
    if (fault === 'abort') return this.abort()
    if (fault === 'lost' && !silent.has(this)) lose(this)
    commit.call(this)
  }
  Storage.prototype.setItem = function (key, value) {
    // Local storage is synchronous: it can only refuse.
    if (faultIn('mirror')) throw errorFor('quota')
    setItem.call(this, key, value)
  }
}
