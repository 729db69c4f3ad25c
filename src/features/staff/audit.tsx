import { Box, Span } from '@chakra-ui/react'
import {
  AUDIT_ACTIONS,
  type AuditEntry,
  auditQuerySchema,
  listAuditEntries,
} from '#contract/staff/overview.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { submissionUrl } from './addresses.ts'
import { Time } from './labels.tsx'
import { Choice, FoundList, useList } from './list.tsx'
import { useStaffNames } from './queries.ts'
import { View } from './view.tsx'

const ACTORS: Readonly<Record<string, string>> = { operator: 'The operator', server: 'The server' }

/** Those without an account have a pseudonym, or act on the server. */
function actorLabel(who: string, name: string | null): string {
  return ACTORS[who] ?? name ?? who
}

export function AuditView() {
  const list = useList(auditQuerySchema, listAuditEntries)
  const rows = list.found.data?.rows ?? []
  // Those on the page may have no role today.
  const shown = Object.fromEntries(rows.map(({ who, name }) => [who, actorLabel(who, name)]))
  const names = { ...useStaffNames(), ...shown, ...ACTORS }
  return (
    <View title="Audit log">
      <Grid columns={2} gap="4">
        <Choice label="Who" all="Everybody" options={names} {...list.filter('who')} />
        <Choice label="What" all="Everything" options={AUDIT_ACTIONS} {...list.filter('action')} />
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
      <strong>{actorLabel(who, name)}</strong> {AUDIT_ACTIONS[action]}{' '}
      {reference !== null && <TextLink to={submissionUrl(reference)}>{reference}</TextLink>}
      {reference === null && submissionId !== null && 'a submission that is deleted'}
      {detail !== '' && ` (${detail})`}
    </Box>
  )
}
