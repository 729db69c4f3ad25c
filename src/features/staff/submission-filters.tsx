import { Box, chakra, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import {
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NOBODY,
  MAX_SEARCH,
  submissionQuerySchema,
} from '#contract/staff/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { useStaff } from './access.ts'
import { SUBMISSIONS_URL } from './addresses.ts'
import { Choice, FilterInput, typedIn, useFilters } from './filters.tsx'
import { KIND_LABELS, optionsOf, ORDER_LABELS, STATUS_LABELS, SUBSCRIPTION_LABELS } from './labels.ts'
import { peopleQuery } from './queries.ts'

const Fields = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
    alignItems: 'end',
  },
})

/** Search, filters and order. Selections apply at once; typed text applies with Enter or the button. */
export function SubmissionFilters() {
  const { query, show, filter } = useFilters(SUBMISSIONS_URL, submissionQuerySchema)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { kind, status, subscription, assignee, from, to } = query
  const set = [kind, status, subscription, assignee, from, to].filter(Boolean).length
  const { id: myId } = useStaff()
  const people = useQuery(peopleQuery()).data ?? []
  const others = people.filter(({ id }) => id !== myId).map(({ id, name }) => ({ value: id, label: name }))
  const assignees = [
    { value: ASSIGNED_TO_ME, label: 'Me' },
    { value: ASSIGNED_TO_NOBODY, label: 'Nobody' },
    ...others,
  ]

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    show(typedIn(event.currentTarget))
  }

  return (
    <Fields onSubmit={handleSubmit} aria-label="Filters">
      <FilterInput
        label="Search"
        type="search"
        maxLength={MAX_SEARCH}
        placeholder="Name, address, reference, any word"
        name="search"
        defaultValue={query.search}
      />
      <Button
        look="outline"
        display={{ sm: 'none' }}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Fewer filters' : set === 0 ? 'More filters' : `More filters (${set} set)`}
      </Button>
      {/* Collapsed on phones, where they would fill the screen. Hidden filters still apply. */}
      <Box id={id} display={{ base: isOpen ? 'contents' : 'none', sm: 'contents' }}>
        <Choice label="Kind" all="All kinds" options={optionsOf(KIND_LABELS)} {...filter('kind')} />
        <Choice label="Status" all="Any status" options={optionsOf(STATUS_LABELS)} {...filter('status')} />
        {(isSubscriptionKind(kind) || subscription !== undefined) && (
          <Choice
            label="Subscription"
            all="In any state"
            options={optionsOf(SUBSCRIPTION_LABELS)}
            {...filter('subscription')}
          />
        )}
        <Choice
          label="Assigned to"
          all="Anybody"
          options={assignees}
          unlisted="A colleague"
          {...filter('assignee')}
          value={assignee === myId ? ASSIGNED_TO_ME : (assignee ?? '')}
        />
        <FilterInput label="From day" type="date" name="from" defaultValue={query.from} />
        <FilterInput label="To day" type="date" name="to" defaultValue={query.to} />
        <Choice label="Order" all="Newest first" options={optionsOf(ORDER_LABELS)} {...filter('sort')} />
      </Box>
      <Wrap gap="3">
        <Button type="submit">Show</Button>
        <LinkButton
          to={SUBMISSIONS_URL}
          prefetch="none"
          look="outline"
          // Text that was not applied is not in the address, so an unchanged address would leave it.
          onClick={({ currentTarget }) => currentTarget.closest('form')?.reset()}
        >
          Clear
        </LinkButton>
      </Wrap>
    </Fields>
  )
}
