import { useEffect, useRef, useState } from 'react'
import type { Read } from '../../model/read'

/** The progress or the result of an asynchronous task. */
export type TaskState<Value, Fault> =
  | { readonly status: 'waiting' }
  | { readonly status: 'read'; readonly value: Value }
  | { readonly status: 'fault'; readonly fault: Fault }
  | { readonly status: 'failed'; readonly error: unknown }

export interface Task<Value, Fault> {
  readonly task: TaskState<Value, Fault> | undefined
  /** Begins a task and cancels the previous one. @returns the value; `undefined` if it failed or another task began */
  readonly begin: (work: (signal: AbortSignal) => Promise<Read<Value, Fault>>) => Promise<Value | undefined>
  readonly cancel: () => void
  /** The promise of `begin`; `undefined` once the task failed or was cancelled. */
  readonly latest: () => Promise<Value | undefined> | undefined
}

interface Running<Value> {
  readonly controller: AbortController
  readonly result: Promise<Value | undefined>
}

/** Runs one asynchronous task at a time; unmounting cancels it. */
export const useTask = <Value, Fault>(): Task<Value, Fault> => {
  const [task, setTask] = useState<TaskState<Value, Fault>>()
  const running = useRef<Running<Value>>(undefined)
  useEffect(() => () => running.current?.controller.abort(), [])
  const cancel = (): void => {
    running.current?.controller.abort()
    running.current = undefined
    setTask(undefined)
  }
  const begin: Task<Value, Fault>['begin'] = (work) => {
    cancel()
    const controller = new AbortController()
    setTask({ status: 'waiting' })
    const run = async (): Promise<Value | undefined> => {
      const settled = await settle(work(controller.signal))
      if (controller.signal.aborted) return undefined
      setTask(settled)
      if (settled.status === 'read') return settled.value
      running.current = undefined
      return undefined
    }
    running.current = { controller, result: run() }
    return running.current.result
  }
  return { task, begin, cancel, latest: () => running.current?.result }
}

const settle = async <Value, Fault>(reading: Promise<Read<Value, Fault>>): Promise<TaskState<Value, Fault>> => {
  try {
    const read = await reading
    return read.ok ? { status: 'read', value: read.value } : { status: 'fault', fault: read.fault }
  } catch (error) {
    return { status: 'failed', error }
  }
}
