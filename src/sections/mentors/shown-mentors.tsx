import { chakra } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import { memo } from 'react'
import type { PictureData } from '#src/content/pictures.ts'
import { viewSearch } from '#src/features/mentors/directory-address.ts'
import { CardList, MentorItems } from '#src/features/mentors/mentor-cards.tsx'
import { NoMentors } from '#src/features/mentors/no-mentors.tsx'
import { describePage } from '#src/features/mentors/paging.ts'
import type { Sort } from '#src/features/mentors/ranking.ts'
import { useShownDirectory } from '#src/features/mentors/shown-directory.ts'
import { SortMenu } from '#src/features/mentors/sort-menu.tsx'
import { VISITOR_AWAKE } from '#src/features/mentors/waking-hours.ts'
import { MENTORS_URL } from '#src/lib/mentor-addresses.ts'
import { zoneText, type VisitorZone } from '#src/lib/visitor-zone.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PagerFrame, PagerLinks } from '#src/ui/pager.tsx'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'

/** 'Showing 1-5 of 15 mentors', also announced by screen readers. */
export function ShownRange() {
  const { directory, view, page } = useShownDirectory()
  const range = describePage(page)
  return page.total > 0 && directory.isGuess(view.query) ? `${range} with words like “${view.query}”` : range
}

/** The menu for the order of the list. */
export function ShownOrder() {
  const { view, show } = useShownDirectory()
  const sortBy = useStableCallback((sort: Sort) => show({ ...view, sort, page: 1 }))
  return <SortMenu sort={view.sort} onChange={sortBy} />
}

/** Names the invalid parts of the address. */
export function IgnoredNote() {
  const { ignored } = useShownDirectory()
  if (ignored === '') return null
  return (
    <chakra.p textStyle="small" padding="3" borderRadius="md" backgroundColor="bg.rose">
      We ignored what we do not know in this address: {ignored}.
    </chakra.p>
  )
}

/** The mentors of the view, or suggestions if there are none. */
export function FoundMentors({ emptyPicture }: { emptyPicture: PictureData }) {
  const { directory, view, page, show } = useShownDirectory()
  if (page.total > 0) return found
  return <NoMentors picture={emptyPicture} advice={directory.advise(view)} onShow={show} />
}

function ShownCards() {
  const { directory, page, clock } = useShownDirectory()
  return <MentorItems directory={directory} mentors={page.items} clock={clock} isReused />
}

function ShownPages() {
  const { view, page, show } = useShownDirectory()
  return (
    <PagerLinks
      page={page.page}
      pages={page.pages}
      urlOf={(number) => `${MENTORS_URL}${viewSearch({ ...view, page: number })}`}
      arrow={arrow}
      onShow={(number) => show({ ...view, page: number })}
    />
  )
}

function ShownHours() {
  const { timeZone, isZoneKnown } = useShownDirectory().clock
  return <HoursNote timeZone={timeZone} isZoneKnown={isZoneKnown} />
}

const HoursNote = memo(function HoursNote({ timeZone, isZoneKnown }: VisitorZone) {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      Shared hours are counted between {VISITOR_AWAKE.from}:00 and {VISITOR_AWAKE.until}:00{' '}
      {zoneText({ isZoneKnown })}
      {isZoneKnown ? ` (${timeZone.replaceAll('_', ' ')})` : ', because your browser names no time zone'}.
    </chakra.p>
  )
})

const arrow = <Icon svg={arrowSvg} size={18} />

// A stable element for all views, so that its styled frames do not render again.
const found = (
  <>
    <CardList>
      <ShownCards />
    </CardList>
    <ShownHours />
    <PagerFrame aria-label="Pages of mentors">
      <ShownPages />
    </PagerFrame>
  </>
)
