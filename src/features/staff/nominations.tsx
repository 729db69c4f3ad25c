import { useQuery } from '@tanstack/react-query'
import { pick } from 'valibot'
import {
  countNominations,
  listSubmissions,
  submissionQuerySchema,
  type SubmissionSummary,
} from '#contract/staff/submissions.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { NOMINATIONS, submissionUrl } from './addresses.ts'
import { Choice, FoundList, Row, useList } from './list.tsx'
import { listQuery } from './queries.ts'
import { useStaff } from './use-staff.tsx'
import { ShortlistButton } from './submission-actions.tsx'
import { Badge, View } from './view.tsx'

const nominationQuerySchema = pick(submissionQuerySchema, ['category', 'shortlisted', 'page'])

export function NominationsView() {
  const { canEdit } = useStaff()
  const categories = useCategories()
  const list = useList(nominationQuerySchema, listSubmissions, NOMINATIONS)
  return (
    <View title={list.query.shortlisted ? 'Shortlist' : 'Nominations'}>
      <Grid columns={3} gap="4" alignItems="end" _print={{ display: 'none' }}>
        <Choice label="Category" all="All categories" options={categories} {...list.filter('category')} />
        <Choice
          label="Show"
          all="All nominations"
          options={{ yes: 'The shortlist' }}
          {...list.filter('shortlisted')}
        />
        <Button look="outline" justifySelf="start" onClick={() => window.print()}>
          Print this list
        </Button>
      </Grid>
      <FoundList list={list} what="the nominations" none="There is no nomination here yet." one="nomination">
        {(nomination) => (
          <Row
            to={submissionUrl(nomination.reference, { ...list.query, ...NOMINATIONS })}
            name={nomination.from}
            facts={<NominationFacts {...nomination} />}
          >
            {canEdit && <ShortlistButton submission={nomination} />}
          </Row>
        )}
      </FoundList>
    </View>
  )
}

/** The categories with how many nominations they have, also those that have left the content since. */
function useCategories() {
  const titles = useStaff().titles.category
  const counted = useQuery(listQuery(countNominations)).data ?? []
  const labels = counted.map(({ category, nominations, shortlisted }) => {
    const chosen = shortlisted > 0 ? `, ${shortlisted} on the shortlist` : ''
    return [category, `${titles[category] ?? category} (${nominations}${chosen})`] as const
  })
  return { ...titles, ...Object.fromEntries(labels) }
}

function NominationFacts({ reference, nomination }: SubmissionSummary) {
  const { canEdit, titles } = useStaff()
  if (nomination === null) return null
  const { category, company, country, sameNominee, isShortlisted } = nomination
  return (
    <>
      <span>{titles.category[category] ?? category}</span>
      <span>{[company, country].filter(Boolean).join(', ')}</span>
      <span>{reference}</span>
      {sameNominee > 1 && <Badge status="in-progress">{sameNominee} for this person</Badge>}
      {isShortlisted && !canEdit && <Badge status="in-progress">On the shortlist</Badge>}
    </>
  )
}
