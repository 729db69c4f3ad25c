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
 * What forms use of the queue: empty until its code has arrived, after the page. Forms do not ask for it, because without a
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
