import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { dayOf } from '#contract/days.ts'
import { withParams } from '#contract/endpoint.ts'
import { form as formSchema } from '#contract/fields.ts'
import {
  MAX_OPEN_MENTOR_REQUESTS,
  mentorRequestSchema,
  MIN_REQUEST_LENGTH,
  sendRequest,
  withdrawRequest,
  type SentRequest,
} from '#contract/requests.ts'
import { call } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'
import { requestsQuery } from '#src/api/requests-query.ts'
import type { PageSection } from '#src/content/pages.ts'
import { formatDay } from '#src/lib/dates.ts'
import { AddressNotice } from '#src/session/address-notice.tsx'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useDraft } from '#src/ui/forms/draft.ts'
import type { FormPlaceProps } from '#src/ui/forms/form.tsx'
import { SubmissionForm } from '#src/ui/forms/submission-form.tsx'
import { TextArea } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { useMentors } from './directory.ts'
import { mentorUrl } from './view.ts'

const HEADING = 'request-heading'

/** A request to a mentor: the form, or the state of the request that was sent. */
export function MentorRequest({ slug, copy }: { slug: string; copy: PageSection }) {
  const { is_address_confirmed } = useCurrentUser()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const client = useQueryClient()
  const requests = useQuery(requestsQuery('mentor'))

  // Without a message it was refused: the answer may have been lost after the request was stored, or it was sent or
  // answered elsewhere. The focused control disappears when the state replaces the form, or the form the state.
  async function lookAgain(message?: string) {
    await client.invalidateQueries(requestsQuery('mentor'))
    if (message !== undefined) toast.success(message)
    if (message !== undefined || document.activeElement === document.body) headingRef.current?.focus()
  }

  return (
    <Stack gap="5" marginTop="10">
      <Heading ref={headingRef} id={HEADING} tabIndex={-1} textStyle="subtitle" scrollMarginTop="7rem">
        {copy.heading}
      </Heading>
      <QueryState query={requests} what="your requests">
        {(all) => {
          const open = all.filter(({ state }) => state === 'open')
          const latest = all.find(({ subject }) => subject === slug)
          const canAsk = latest === undefined || latest.state === 'declined'
          const isFull = open.length >= MAX_OPEN_MENTOR_REQUESTS
          return (
            <>
              {latest && <RequestState request={latest} onChange={lookAgain} />}
              {canAsk && !is_address_confirmed && (
                <AddressNotice reason="You can ask for a mentor once we know that your email address is yours." />
              )}
              {canAsk && is_address_confirmed && isFull && <FullRequests open={open} />}
              {canAsk && is_address_confirmed && !isFull && (
                <>
                  {copy.text && <Prose html={copy.text.html} />}
                  <RequestForm slug={slug} labelledBy={HEADING} onChange={lookAgain} />
                </>
              )}
            </>
          )
        }}
      </QueryState>
    </Stack>
  )
}

const STATES: Record<SentRequest['state'], string> = {
  open: 'Waiting for an answer',
  accepted: 'Accepted: look out for an email from us',
  declined: 'Declined this time. You can ask again below',
}

/** Called with the message of the server, or without one if it refused. */
type ChangeProps = { onChange: (message?: string) => Promise<void> }

function RequestState({ request, onChange }: ChangeProps & { request: SentRequest }) {
  const { id, state, sentAt, message } = request
  const withdraw = useMutation({
    mutationFn: async () => (await call(withParams(withdrawRequest, { id }))).success,
    onSuccess: onChange,
    onError: () => onChange(),
  })
  return (
    <Stack gap="3" alignItems="flex-start" padding="5" borderRadius="lg" backgroundColor="bg.surface">
      <Text fontWeight="700">{STATES[state]}.</Text>
      <Text textStyle="small" color="fg.muted">
        Sent on {formatDay(dayOf(sentAt))}
      </Text>
      <chakra.blockquote whiteSpace="pre-line">{message}</chakra.blockquote>
      {state === 'open' && (
        <Button look="outline" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Withdraw the request
        </Button>
      )}
    </Stack>
  )
}

function FullRequests({ open }: { open: ReadonlyArray<SentRequest> }) {
  const mentors = useMentors(open.map(({ subject }) => subject))
  const nameOf = (slug: string) => mentors.find((mentor) => mentor.slug === slug)?.name ?? slug
  return (
    <div>
      <p>
        You have {MAX_OPEN_MENTOR_REQUESTS} open requests, which is as many as there can be. Withdraw one to
        ask somebody else:
      </p>
      <Box as="ul" marginTop="3" paddingInlineStart="1.4em" listStyle="disc">
        {open.map(({ id, subject }) => (
          <li key={id}>
            <TextLink to={mentorUrl(subject)}>{nameOf(subject)}</TextLink>
          </li>
        ))}
      </Box>
    </div>
  )
}

const schema = formSchema({ message: mentorRequestSchema.entries.message })

/** The form for a mentoring request. Each mentor has a separate draft. */
export function RequestForm({ slug, onChange, ...place }: FormPlaceProps & ChangeProps & { slug: string }) {
  const send = useMutation({
    mutationFn: async (message: string) =>
      (await call(sendRequest, { kind: 'mentor', subject: slug, message })).success,
    // The form shows its own failures.
    meta: { isSilent: true },
    onSuccess: onChange,
    // Not awaited: without a connection the form would show its failure late.
    onError: () => void onChange(),
  })
  const form = useForm({
    schema,
    draft: useDraft(`mentor-request:${slug}`),
    onSubmit: async ({ message }) => (await delivery.send(() => send.mutateAsync(message))) !== false,
  })
  return (
    <SubmissionForm {...place} form={form} submitLabel="Send the request">
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
