import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { dayOf } from '#contract/days.ts'
import { withParams } from '#contract/endpoint.ts'
import { form as formSchema } from '#contract/fields.ts'
import {
  listMentorRequests,
  MAX_OPEN_MENTOR_REQUESTS,
  mentorRequestSchema,
  MIN_REQUEST_LENGTH,
  requestMentor,
  withdrawMentorRequest,
  type MentorRequest as SentMentorRequest,
} from '#contract/requests.ts'
import { call } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'
import { deliveryFailureText } from '#src/api/delivery-failure.ts'
import type { PageSection } from '#src/content/pages.ts'
import { formatDay } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { mentorUrl } from './addresses.ts'
import { useMentors } from './directory.ts'

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
  return (
    <Stack gap="5" marginTop="10">
      <Heading ref={headingRef} id={HEADING} tabIndex={-1} textStyle="subtitle" scrollMarginTop="7rem">
        {copy.heading}
      </Heading>
      <QueryState query={requests} what="your requests">
        {(all) => {
          const open = all.filter(({ state }) => state === 'open')
          const latest = all.find(({ mentorId }) => mentorId === slug)
          const canAsk = latest === undefined || latest.state === 'declined'
          const canSend = open.length < MAX_OPEN_MENTOR_REQUESTS
          return (
            <>
              {latest && <SentRequest request={latest} isBusy={isWithdrawing} onWithdraw={withdraw} />}
              {canAsk && obstacle}
              {canAsk && !obstacle && !canSend && <FullRequests open={open} />}
              {canAsk && !obstacle && canSend && (
                <>
                  {copy.text && <Prose html={copy.text.html} />}
                  <RequestForm slug={slug} labelledBy={HEADING} email={email} onSend={send} />
                </>
              )}
            </>
          )
        }}
      </QueryState>
    </Stack>
  )
}

const STATES: Record<SentMentorRequest['state'], string> = {
  open: 'Waiting for an answer',
  accepted: 'Accepted: look out for an email from us',
  declined: 'Declined this time. You can ask again below',
}

type SentRequestProps = { request: SentMentorRequest; isBusy: boolean; onWithdraw: (id: string) => void }

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
  const mentors = useMentors(open.map(({ mentorId }) => mentorId))
  const nameOf = (slug: string) => mentors.find((mentor) => mentor.slug === slug)?.name ?? slug
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

/** All requests of the member, newest first. */
const requestsQuery = () =>
  queryOptions({
    queryKey: ['mentor-requests'],
    queryFn: async () => (await call(listMentorRequests)).payload,
  })

export async function sendMentorRequest(request: { mentorId: string; message: string }): Promise<string> {
  return (await call(requestMentor, request)).success
}

/** The member's mentoring requests, and functions to change them. Each change shows the message of the server. */
function useMentorRequests(onChanged: () => void) {
  const client = useQueryClient()
  const requests = useQuery(requestsQuery())

  async function reload(message: string) {
    await client.invalidateQueries(requestsQuery())
    toast.success(message)
    onChanged()
  }

  // The answer may have been lost after the request was stored, or it was sent in another tab: then its state replaces
  // the form, and the focused button is removed.
  async function lookAgain() {
    await client.invalidateQueries(requestsQuery())
    if (document.activeElement === document.body) onChanged()
  }

  const send = useMutation({
    mutationFn: sendMentorRequest,
    // The form shows its own failures.
    meta: { isSilent: true },
    onSuccess: reload,
    // Not awaited: without a connection the form would show its failure late.
    onError: () => void lookAgain(),
  })
  const withdraw = useMutation({
    mutationFn: async (id: string) => (await call(withParams(withdrawMentorRequest, { id }))).success,
    onSuccess: reload,
    // It may have been answered in the meantime.
    onError: () => client.invalidateQueries(requestsQuery()),
  })
  return { requests, send: send.mutateAsync, withdraw: withdraw.mutate, isWithdrawing: withdraw.isPending }
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
