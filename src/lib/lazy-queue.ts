import type { SubmissionKind } from '#contract/submissions.ts'
import { createListeners } from './listeners.ts'
import { storedText } from './storage.ts'

/*
 * What forms know of the queue of unsent forms (src/features/offline/), whose code is loaded only where a form can be
 * queued or one is waiting.
 */

export type UnsentSubmission = {
  kind: SubmissionKind
  payload: object
  /** The idempotency key, used for every attempt. */
  key: string
  /** Whether an attempt was made whose outcome is unknown. */
  mayHaveArrived: boolean
}

/**
 * The part of the queue that forms use: empty until its code has loaded. Forms do not load it on submit, because
 * without a connection it would not arrive.
 */
export const lazyQueue: {
  /** Keeps a form to be sent later. Resolves to false if the browser cannot store it. */
  enqueue?: ((submission: UnsentSubmission) => Promise<boolean>) | undefined
} = {}

/** Stored while the queue has entries, for pages without its code. */
export const queueMark = storedText('local', 'queueMark')

let isNeeded = false
const listeners = createListeners()

/**
 * Loads the queue's code for the rest of the visit. Forms that can be queued call this when they appear, while there
 * is a connection.
 */
export function needQueue() {
  isNeeded = true
  listeners.notify()
}

/** Whether a form of this visit can be queued, or one is waiting. */
export const isQueueNeeded = () => isNeeded || queueMark.read() !== null

/** Calls the listener when the queue's code is needed, in this tab or another. */
export function watchQueueNeed(listener: () => void): () => void {
  const stops = [listeners.subscribe(listener), queueMark.watch(listener)]
  return () => stops.forEach((stop) => stop())
}
