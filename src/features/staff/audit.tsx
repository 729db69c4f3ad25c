import { Box, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type AuditEntry, auditQuerySchema } from '#contract/staff/overview.ts'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { AUDIT_URL, submissionUrl } from './addresses.ts'
import { Choice, useFilters } from './filters.tsx'
import { FoundList } from './found-list.tsx'
import { ACTION_LABELS, ACTOR_LABELS, formatTime, optionsOf } from './labels.ts'
import { auditActorsQuery, auditQuery } from './queries.ts'
import { View } from './view.tsx'

/** The audit log, newest first. It is read-only. */
export function AuditView() {
  const { query, urlOf, filter } = useFilters(AUDIT_URL, auditQuerySchema)
  const { who = '' } = query
  const entries = useQuery(auditQuery(query))
  const actors = useQuery(auditActorsQuery()).data ?? []
  const options = actors.map(({ id, name }) => ({ value: id, label: actorLabel(id, name) }))
  return (
    <View title="Audit log">
      <Grid columns={2} gap="4">
        <Choice
          label="Who"
          all="Everybody"
          options={options}
          unlisted={actorLabel(who, null)}
          {...filter('who')}
        />
        <Choice label="What" all="Everything" options={optionsOf(ACTION_LABELS)} {...filter('action')} />
      </Grid>
      <FoundList
        list={entries}
        what="the audit log"
        none="Nothing was done like this yet."
        one="action"
        urlOf={urlOf}
      >
        {(rows) => (
          <RuledList>
            {rows.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </RuledList>
        )}
      </FoundList>
    </View>
  )
}

/** Without an account a member of staff has only a pseudonym. */
function actorLabel(who: string, name: string | null): string {
  return ACTOR_LABELS[who] ?? name ?? who
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, who, name, action, submissionId, reference, detail } = entry
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
