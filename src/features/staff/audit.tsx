import { Box, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import {
  type AuditAction,
  type AuditEntry,
  auditQuerySchema,
  listAuditActors,
  listAuditEntries,
} from '#contract/staff/overview.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { submissionUrl } from './addresses.ts'
import { Time } from './labels.tsx'
import { Choice, FoundList, useList } from './list.tsx'
import { listQuery } from './queries.ts'
import { View } from './view.tsx'

const ACTION_LABELS: Record<AuditAction, string> = {
  'role-granted': 'gave a role',
  'role-revoked': 'took a role away',
  'second-step-reset': 'reset a second step',
  enrolled: 'set up the second step',
  'second-step-passed': 'signed in to the console',
  'recovery-code-used': 'used a recovery code',
  'recovery-codes-renewed': 'made new recovery codes',
  'submission-read': 'read',
  'attachment-downloaded': 'downloaded the file of',
  'attachment-infected': 'found a virus in the file of',
  exported: 'exported a list',
  'status-changed': 'changed the status of',
  'assignee-changed': 'assigned',
  'note-added': 'wrote a note on',
  'reply-sent': 'answered',
  'shortlist-changed': 'changed the shortlist for',
  'donation-received': 'recorded the payment of',
  'receipt-cancelled': 'cancelled a receipt of',
  'donation-state-changed': 'changed whether to expect payment of',
  'receipt-downloaded': 'saved a receipt of',
}

/** The names of those who act without an account. */
const ACTORS: Readonly<Record<string, string>> = { operator: 'The operator', server: 'The server' }

/** Without an account a member of staff has only a pseudonym. */
function actorLabel(who: string, name: string | null): string {
  return ACTORS[who] ?? name ?? who
}

/** The audit log, newest first. It is read-only. */
export function AuditView() {
  const list = useList(auditQuerySchema, listAuditEntries)
  const actors = useQuery(listQuery(listAuditActors)).data ?? []
  const names = actors.map(({ id, name }) => [id, actorLabel(id, name)] as const)
  return (
    <View title="Audit log">
      <Grid columns={2} gap="4">
        <Choice label="Who" all="Everybody" options={new Map(names)} {...list.filter('who')} />
        <Choice label="What" all="Everything" options={ACTION_LABELS} {...list.filter('action')} />
      </Grid>
      <FoundList list={list} what="the audit log" none="Nothing was done like this yet." one="action">
        {(entry) => <AuditRow entry={entry} />}
      </FoundList>
    </View>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, who, name, action, submissionId, reference, detail } = entry
  return (
    <Box as="li" paddingBlock="2">
      <Span textStyle="small" color="fg.muted">
        <Time at={at} />
      </Span>{' '}
      <strong>{actorLabel(who, name)}</strong> {ACTION_LABELS[action]}{' '}
      {reference !== null && <TextLink to={submissionUrl(reference)}>{reference}</TextLink>}
      {reference === null && submissionId !== null && 'a submission that is deleted'}
      {detail !== '' && ` (${detail})`}
    </Box>
  )
}
