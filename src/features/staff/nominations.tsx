import { useQuery } from '@tanstack/react-query'
import {
  type CategoryFigures,
  listCategories,
  listNominations,
  nominationQuerySchema,
  type StaffNomination,
} from '#contract/staff/nominations.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { submissionUrl } from './addresses.ts'
import { Choice, FoundList, Row, useList } from './list.tsx'
import { listQuery } from './queries.ts'
import { type Titles, useStaff } from './staff-session.tsx'
import { ShortlistButton } from './submission-actions.tsx'
import { Badge, View } from './view.tsx'

export function NominationsView() {
  const { titles } = useStaff()
  const list = useList(nominationQuerySchema, listNominations)
  const categories = useQuery(listQuery(listCategories)).data ?? []
  return (
    <View title={list.query.shortlisted ? 'Shortlist' : 'Nominations'}>
      <Grid columns={3} gap="4" alignItems="end" _print={{ display: 'none' }}>
        <Choice
          label="Category"
          all="All categories"
          options={new Map(categories.map((one) => [one.category, describeCategory(one, titles)]))}
          {...list.filter('category')}
        />
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
        {(nomination) => <NominationRow nomination={nomination} />}
      </FoundList>
    </View>
  )
}

function describeCategory({ category, nominations, shortlisted }: CategoryFigures, titles: Titles) {
  const chosen = shortlisted > 0 ? `, ${shortlisted} on the shortlist` : ''
  return `${titles.category[category] ?? category} (${nominations}${chosen})`
}

function NominationRow({ nomination }: { nomination: StaffNomination }) {
  const { canEdit, titles } = useStaff()
  const { id, reference, nominee, company, country, category, sameNominee, isShortlisted } = nomination
  return (
    <Row
      to={submissionUrl(reference)}
      name={nominee}
      facts={
        <>
          <span>{titles.category[category] ?? category}</span>
          <span>{[company, country].filter(Boolean).join(', ')}</span>
          <span>{reference}</span>
          {sameNominee > 1 && <Badge status="in-progress">{sameNominee} for this person</Badge>}
          {isShortlisted && !canEdit && <Badge status="in-progress">On the shortlist</Badge>}
        </>
      }
    >
      {canEdit && <ShortlistButton id={id} from={nominee} isShortlisted={isShortlisted} />}
    </Row>
  )
}
