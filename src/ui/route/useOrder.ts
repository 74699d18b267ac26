import { useEffect, useRef, useState } from 'react'
import type { Read } from '../../route/routeFault'

/** The progress or the result of an asynchronous task. */
export type Ordered<Value, Fault> =
  | { readonly status: 'waiting' }
  | { readonly status: 'read'; readonly value: Value }
  | { readonly status: 'fault'; readonly fault: Fault }
  | { readonly status: 'failed'; readonly error: unknown }

export interface Order<Value, Fault> {
  readonly ordered: Ordered<Value, Fault> | undefined
  /** Begins a task and cancels the previous one. @returns the value; `undefined` if it failed or another task began */
  readonly begin: (order: (signal: AbortSignal) => Promise<Read<Value, Fault>>) => Promise<Value | undefined>
  readonly cancel: () => void
}

/** Runs one asynchronous task at a time; unmounting cancels it. */
export const useOrder = <Value, Fault>(): Order<Value, Fault> => {
  const [ordered, setOrdered] = useState<Ordered<Value, Fault>>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const cancel = (): void => {
    running.current?.abort()
    running.current = undefined
    setOrdered(undefined)
  }
  const begin: Order<Value, Fault>['begin'] = async (order) => {
    cancel()
    const controller = new AbortController()
    running.current = controller
    setOrdered({ status: 'waiting' })
    const settled = await settle(order(controller.signal))
    if (controller.signal.aborted) return undefined
    setOrdered(settled)
    return settled.status === 'read' ? settled.value : undefined
  }
  return { ordered, begin, cancel }
}

const settle = async <Value, Fault>(reading: Promise<Read<Value, Fault>>): Promise<Ordered<Value, Fault>> => {
  try {
    const read = await reading
    return read.ok ? { status: 'read', value: read.value } : { status: 'fault', fault: read.fault }
  } catch (error) {
    return { status: 'failed', error }
  }
}
