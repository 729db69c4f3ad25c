import { chakra } from '@chakra-ui/react'
import type { StaffNomination } from '#contract/staff/nominations.ts'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'
import { submissionUrl } from './staff-addresses.ts'
import { useStaff } from './staff-context.ts'
import { ShortlistButton } from './submission-controls.tsx'

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
  /** The titles of the categories, by key. */
  titles: Readonly<Record<string, string>>
}

/** Nominations for the judges. Those for one person are adjacent and marked. */
export function NominationList({ nominations, titles }: NominationListProps) {
  const { canEdit } = useStaff()
  return (
    <RuledList>
      {nominations.map((nomination) => {
        const { id, reference, nominee, company, country, category, sameNominee, isShortlisted } = nomination
        return (
          <Cluster key={id} as="li" justifyContent="space-between" alignItems="center" paddingBlock="3">
            <div>
              <TextLink to={submissionUrl(reference)} prefetch="none">
                {nominee}
              </TextLink>
              <Cluster alignItems="center" columnGap="3" rowGap="1" textStyle="small" color="fg.muted">
                <span>{titles[category] ?? category}</span>
                <span>{[company, country].filter(Boolean).join(', ')}</span>
                <span>{reference}</span>
                {sameNominee > 1 && <Mark>{sameNominee} for this person</Mark>}
                {isShortlisted && !canEdit && <Mark>On the shortlist</Mark>}
              </Cluster>
            </div>
            {canEdit && (
              <chakra.div _print={{ display: 'none' }}>
                <ShortlistButton id={id} from={nominee} isShortlisted={isShortlisted} />
              </chakra.div>
            )}
          </Cluster>
        )
      })}
    </RuledList>
  )
}
