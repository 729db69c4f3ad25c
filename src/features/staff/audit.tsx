import { Box, Heading, Span, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { searchOf } from '#contract/staff/answer.ts'
import { type AuditEntry, auditQuerySchema } from '#contract/staff/overview.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { ListPager } from '#src/ui/pager.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { AUDIT_URL, submissionUrl } from './addresses.ts'
import { Choice } from './forms.tsx'
import { ACTION_LABELS, ACTOR_LABELS, formatTime, optionsOf } from './labels.ts'
import { auditActorsQuery, auditQuery } from './queries.ts'

/** The audit log, newest first. It is read-only. */
export function AuditView() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { page: wanted, ...filters } = v.parse(auditQuerySchema, Object.fromEntries(params))
  const urlOf = (changed: { who?: string; action?: string; page?: number }) =>
    AUDIT_URL + searchOf({ ...filters, ...changed })
  const show = (changed: Parameters<typeof urlOf>[0]) =>
    void navigate(urlOf(changed), { preventScrollReset: true })
  const entries = useQuery(auditQuery({ ...filters, page: wanted === 1 ? undefined : wanted }))
  const actors = useQuery(auditActorsQuery()).data ?? []
  const known = actors.map(({ id, name }) => ({ value: id, label: actorLabel(id, name) }))
  const { who = '' } = filters
  // Until the names have arrived the menu would show everybody for one of them.
  const isAbsent = who !== '' && !known.some(({ value }) => value === who)
  const options = isAbsent ? [...known, { value: who, label: actorLabel(who, null) }] : known
  return (
    <Stack gap="6">
      <Heading as="h1" textStyle="title">
        Audit log
      </Heading>
      <Grid columns={2} gap="4">
        <Choice
          label="Who"
          all="Everybody"
          options={options}
          value={who}
          onChange={({ target }) => show({ who: target.value })}
        />
        <Choice
          label="What"
          all="Everything"
          options={optionsOf(ACTION_LABELS)}
          value={filters.action ?? ''}
          onChange={({ target }) => show({ action: target.value })}
        />
      </Grid>
      <QueryState query={entries} what="the audit log">
        {({ rows, total, page, pageSize }) => (
          <>
            {total === 0 && <p role="status">Nothing was done like this yet.</p>}
            <RuledList>
              {rows.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </RuledList>
            <ListPager list={{ total, pageSize }} page={page} urlOf={(number) => urlOf({ page: number })} />
          </>
        )}
      </QueryState>
    </Stack>
  )
}

/** Without an account a member of staff has only a pseudonym. */
function actorLabel(who: string, name: string | null): string {
  return ACTOR_LABELS[who] ?? name ?? who
}

function AuditRow({
  entry: { at, who, name, action, submissionId, reference, detail },
}: {
  entry: AuditEntry
}) {
  return (
    <Box as="li" paddingBlock="2">
      <Span textStyle="small" color="fg.muted">
        <time dateTime={at}>{formatTime(at)}</time>
      </Span>{' '}
      <strong>{actorLabel(who, name)}</strong> {ACTION_LABELS[action]}{' '}
      {reference !== null && (
        <TextLink to={submissionUrl(reference)} prefetch="none">
          {reference}
        </TextLink>
      )}
      {reference === null && submissionId !== null && 'a submission that is deleted'}
      {detail !== '' && ` (${detail})`}
    </Box>
  )
}
