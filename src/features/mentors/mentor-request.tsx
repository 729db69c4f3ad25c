import { chakra } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { MAX_OPEN_MENTOR_REQUESTS } from '#contract/requests.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { FullRequests } from './full-requests.tsx'
import { RequestForm } from './request-form.tsx'
import { SentRequest } from './sent-request.tsx'
import { useMentorRequests } from './use-mentor-requests.ts'

const HEADING = 'request-heading'

type MentorRequestProps = {
  slug: string
  copy: PageSection
  email: string
  /** Shown instead of the form if the member cannot send a request yet. */
  obstacle?: ReactNode
}

/** A request to a mentor: the form, or the state of the request that was sent. */
export function MentorRequest({ slug, copy, email, obstacle }: MentorRequestProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  // The focused control disappears when a request is sent or withdrawn.
  const { requests, send, withdraw, isWithdrawing } = useMentorRequests(() => headingRef.current?.focus())
  const { data } = requests
  const open = data?.filter(({ state }) => state === 'open') ?? []
  const latest = data?.find(({ mentorId }) => mentorId === slug)
  // A failed refetch leaves the data: the form must not vanish while somebody types.
  const canAsk = data !== undefined && (latest === undefined || latest.state === 'declined')
  return (
    <Stack gap="5" marginTop="10">
      <chakra.h2 ref={headingRef} id={HEADING} tabIndex={-1} textStyle="subtitle" scrollMarginTop="7rem">
        {copy.heading}
      </chakra.h2>
      {requests.isPending && <p role="status">Looking up your requests…</p>}
      {requests.isError && data === undefined && (
        <div role="alert">
          <p>Your requests could not be loaded.</p>
          <Button marginTop="3" onClick={() => void requests.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {latest && <SentRequest request={latest} isBusy={isWithdrawing} onWithdraw={withdraw} />}
      {canAsk && obstacle}
      {canAsk && !obstacle && open.length >= MAX_OPEN_MENTOR_REQUESTS && <FullRequests open={open} />}
      {canAsk && !obstacle && open.length < MAX_OPEN_MENTOR_REQUESTS && (
        <>
          {copy.text && <Prose html={copy.text.html} />}
          <RequestForm slug={slug} labelledBy={HEADING} email={email} onSend={send} />
        </>
      )}
    </Stack>
  )
}
