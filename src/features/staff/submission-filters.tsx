import { Box, chakra, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NOBODY,
  MAX_SEARCH,
  type SubmissionQuery,
} from '#contract/staff/submissions.ts'
import { isSubscriptionKind } from '#contract/subscriptions.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { useStaff } from './access.ts'
import { listUrl, readListQuery, shortQuery, SUBMISSIONS_URL } from './addresses.ts'
import { Choice, FilterInput } from './filters.tsx'
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
export function SubmissionFilters({ query }: { query: SubmissionQuery }) {
  const navigate = useNavigate()
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
  const chosen = assignee === myId ? ASSIGNED_TO_ME : (assignee ?? '')
  // Without an option of its own the filter would not show, and the next choice would drop it: the names may still be
  // on their way, or the colleague may have left.
  if (chosen !== '' && !assignees.some(({ value }) => value === chosen))
    assignees.push({ value: chosen, label: 'A colleague' })

  /** Applies the values and returns to the first page. */
  function show(form: HTMLFormElement) {
    const values = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.set(name, value)
    void navigate(listUrl(shortQuery(readListQuery(values))), { preventScrollReset: true })
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    show(event.currentTarget)
  }

  const choice = (name: 'kind' | 'status' | 'subscription' | 'assignee' | 'sort') => ({
    name,
    value: query[name] ?? '',
    onChange: ({ target }: { target: HTMLSelectElement }) => target.form && show(target.form),
  })

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
        <Choice label="Kind" all="All kinds" options={optionsOf(KIND_LABELS)} {...choice('kind')} />
        <Choice label="Status" all="Any status" options={optionsOf(STATUS_LABELS)} {...choice('status')} />
        {(isSubscriptionKind(query.kind) || query.subscription !== undefined) && (
          <Choice
            label="Subscription"
            all="In any state"
            options={optionsOf(SUBSCRIPTION_LABELS)}
            {...choice('subscription')}
          />
        )}
        <Choice
          label="Assigned to"
          all="Anybody"
          options={assignees}
          {...choice('assignee')}
          value={chosen}
        />
        <FilterInput label="From day" type="date" name="from" defaultValue={query.from} />
        <FilterInput label="To day" type="date" name="to" defaultValue={query.to} />
        <Choice label="Order" options={optionsOf(ORDER_LABELS)} {...choice('sort')} />
      </Box>
      <Wrap gap="3">
        <Button type="submit">Show</Button>
        <LinkButton
          to={SUBMISSIONS_URL}
          prefetch="none"
          look="outline"
          onClick={({ currentTarget }) => discardTypedText(currentTarget)}
        >
          Clear
        </LinkButton>
      </Wrap>
    </Fields>
  )
}

/** Text that was not applied is not in the address, so an unchanged address would leave it. */
function discardTypedText(clear: HTMLAnchorElement) {
  for (const input of clear.closest('form')?.querySelectorAll('input') ?? []) input.value = input.defaultValue
}
