import { Box, chakra, Wrap } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import {
  type CategoryFigures,
  nominationQuerySchema,
  type StaffNomination,
} from '#contract/staff/nominations.ts'
import { Button } from '#src/ui/button.tsx'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { useStaff } from './access.ts'
import { NOMINATIONS_URL, submissionUrl } from './addresses.ts'
import { Choice, useFilters } from './filters.tsx'
import { FoundList } from './found-list.tsx'
import { categoriesQuery, nominationsQuery } from './queries.ts'
import { ShortlistButton } from './submission-actions.tsx'
import { View } from './view.tsx'

type NominationsViewProps = { titles: Readonly<Record<string, string>> }

/** The nominations of each category, and the shortlist for the judges, to print. */
export function NominationsView({ titles }: NominationsViewProps) {
  const { query, urlOf, filter } = useFilters(NOMINATIONS_URL, nominationQuerySchema)
  const list = useQuery(nominationsQuery(query))
  const categories = useQuery(categoriesQuery()).data ?? []

  return (
    <View title={query.shortlisted ? 'Shortlist' : 'Nominations'}>
      <Grid columns={3} gap="4" alignItems="end" _print={{ display: 'none' }}>
        <Choice
          label="Category"
          all="All categories"
          options={categories.map((one) => ({ value: one.category, label: optionText(one, titles) }))}
          {...filter('category')}
        />
        <Choice
          label="Show"
          all="All nominations"
          options={[{ value: 'yes', label: 'The shortlist' }]}
          {...filter('shortlisted')}
        />
        <Wrap gap="3">
          <Button look="outline" onClick={() => window.print()}>
            Print this list
          </Button>
        </Wrap>
      </Grid>
      <FoundList
        list={list}
        what="the nominations"
        none="There is no nomination here yet."
        one="nomination"
        urlOf={urlOf}
      >
        {(rows) => <NominationList nominations={rows} titles={titles} />}
      </FoundList>
    </View>
  )
}

function optionText(
  { category, nominations, shortlisted }: CategoryFigures,
  titles: NominationsViewProps['titles'],
) {
  const chosen = shortlisted > 0 ? `, ${shortlisted} on the shortlist` : ''
  return `${titles[category] ?? category} (${nominations}${chosen})`
}

const Mark = chakra('span', {
  base: {
    paddingInline: '3',
    borderRadius: 'full',
    backgroundColor: 'highlight',
    color: 'highlight.contrast',
    fontSize: 'xs',
    fontWeight: '700',
  },
})

type NominationListProps = {
  nominations: ReadonlyArray<StaffNomination>
  titles: Readonly<Record<string, string>>
}

/** Nominations for the judges. Those for one person are adjacent and marked. */
function NominationList({ nominations, titles }: NominationListProps) {
  const { canEdit } = useStaff()
  return (
    <RuledList>
      {nominations.map((nomination) => {
        const { id, reference, nominee, company, country, category, sameNominee, isShortlisted } = nomination
        return (
          <Wrap gap="3" key={id} as="li" justifyContent="space-between" alignItems="center" paddingBlock="3">
            <div>
              <TextLink to={submissionUrl(reference)} prefetch="none">
                {nominee}
              </TextLink>
              <Wrap gap="3" alignItems="center" columnGap="3" rowGap="1" textStyle="small" color="fg.muted">
                <span>{titles[category] ?? category}</span>
                <span>{[company, country].filter(Boolean).join(', ')}</span>
                <span>{reference}</span>
                {sameNominee > 1 && <Mark>{sameNominee} for this person</Mark>}
                {isShortlisted && !canEdit && <Mark>On the shortlist</Mark>}
              </Wrap>
            </div>
            {canEdit && (
              <Box _print={{ display: 'none' }}>
                <ShortlistButton id={id} from={nominee} isShortlisted={isShortlisted} />
              </Box>
            )}
          </Wrap>
        )
      })}
    </RuledList>
  )
}
