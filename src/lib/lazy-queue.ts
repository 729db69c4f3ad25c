// @chunk parts
import type { ComponentType, ReactNode } from 'react'
import type { SentSubmission, SubmissionKind } from '#contract/submissions.ts'

export type UnsentSubmission<Payload extends object = object> = {
  kind: SubmissionKind
  payload: Payload
  key: string
}

export type QueuedPanelProps = {
  queueKey: string
  /** What takes its place once it is sent, where the panel itself is not enough. */
  thanks?: (sent: { reference: string }) => ReactNode
  onAgain: () => void
  /** What was typed is in the form again. */
  onRestored: () => void
}

/**
 * What forms use of the queue: empty until its code has arrived. Forms do not load it when they are sent, because without a
 * network it would not come.
 */
export const lazyQueue: {
  /** Sends a form, or queues it where there is no network. */
  send?:
    | (<Payload extends object>(
        send: () => Promise<SentSubmission<Payload>>,
        submission: UnsentSubmission<Payload>,
      ) => Promise<SentSubmission<Payload>>)
    | undefined
  Panel?: ComponentType<QueuedPanelProps>
} = {}

let isNeeded = false
const listeners = new Set<() => void>()

/** Loads the queue's code for the rest of the visit. Forms that can wait call it when they appear, while there is a network. */
export function needQueue() {
  isNeeded = true
  for (const listener of listeners) listener()
}

export const isQueueNeeded = () => isNeeded

/** Calls the listener when the queue's code is needed. */
export function watchQueueNeed(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
