import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { dayOf } from '#contract/days.ts'
import { form as formSchema } from '#contract/fields.ts'
import {
  MAX_OPEN_MENTOR_REQUESTS,
  mentorRequestSchema,
  MIN_REQUEST_LENGTH,
  type MentorRequest as SentMentorRequest,
} from '#contract/requests.ts'
import { delivery } from '#src/api/delivery.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'
import type { PageSection } from '#src/content/pages.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { mentorUrl } from './addresses.ts'
import { directoryQuery, mentorsBySlug } from './directory.ts'
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
      <Heading ref={headingRef} id={HEADING} tabIndex={-1} textStyle="subtitle" scrollMarginTop="7rem">
        {copy.heading}
      </Heading>
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

const STATES: Record<SentMentorRequest['state'], string> = {
  open: 'Waiting for an answer',
  accepted: 'Accepted: look out for an email from us',
  declined: 'Declined this time. You can ask again below',
}

type SentRequestProps = { request: SentMentorRequest; isBusy: boolean; onWithdraw: (id: string) => void }

/** A request to this mentor, with its state. */
function SentRequest({ request, isBusy, onWithdraw }: SentRequestProps) {
  const { id, state, sentAt, message } = request
  return (
    <Stack gap="3" alignItems="flex-start" padding="5" borderRadius="lg" backgroundColor="bg.surface">
      <Text fontWeight="700">{STATES[state]}.</Text>
      <Text textStyle="small" color="fg.muted">
        Sent on {formatDay(dayOf(sentAt))}
      </Text>
      <chakra.blockquote whiteSpace="pre-line" overflowWrap="anywhere">
        {message}
      </chakra.blockquote>
      {state === 'open' && (
        <Button look="outline" disabled={isBusy} onClick={() => onWithdraw(id)}>
          Withdraw the request
        </Button>
      )}
    </Stack>
  )
}

/** Shown when a member has reached the limit of open requests: links to them, to withdraw one. */
function FullRequests({ open }: { open: ReadonlyArray<SentMentorRequest> }) {
  const { data: directory } = useQuery(directoryQuery())
  const nameOf = (slug: string) => (directory && mentorsBySlug(directory, [slug])[0]?.name) ?? slug
  return (
    <div>
      <p>
        You have {MAX_OPEN_MENTOR_REQUESTS} open requests, which is as many as there can be. Withdraw one to
        ask somebody else:
      </p>
      <Box as="ul" marginTop="3" paddingInlineStart="1.4em" listStyle="disc">
        {open.map(({ id, mentorId }) => (
          <li key={id}>
            <TextLink to={mentorUrl(mentorId)}>{nameOf(mentorId)}</TextLink>
          </li>
        ))}
      </Box>
    </div>
  )
}

const schema = formSchema({ message: mentorRequestSchema.entries.message })

type RequestFormProps = FormPlaceProps & {
  slug: string
  onSend: (request: { mentorId: string; message: string }) => Promise<unknown>
}

/** The form for a mentoring request. Each mentor has a separate draft. */
export function RequestForm({ slug, onSend, ...place }: RequestFormProps) {
  const form = usePersistedForm(`mentor-request:${slug}`, {
    schema,
    onSubmit: async ({ message }) =>
      (await delivery.send(() => onSend({ mentorId: slug, message }))) !== false,
  })
  return (
    <SubmissionForm {...place} form={form} formatFailure={deliveryFailureText} submitLabel="Send the request">
      <TextArea
        name="message"
        label="What would you like help with?"
        hint={`At least ${MIN_REQUEST_LENGTH} characters.`}
        rows={5}
        required
      />
    </SubmissionForm>
  )
}
