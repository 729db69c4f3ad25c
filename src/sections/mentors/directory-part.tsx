import { chakra } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import { memo, useMemo, useRef, type RefObject } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { AppliedFilters } from '#src/features/mentors/applied-filters.tsx'
import { ComparisonBar } from '#src/features/mentors/comparison-bar.tsx'
import { viewSearch, type DirectoryView } from '#src/features/mentors/directory-address.ts'
import type { Directory } from '#src/features/mentors/directory.ts'
import { FilterPanel } from '#src/features/mentors/filter-panel.tsx'
import { MentorCards } from '#src/features/mentors/mentor-cards.tsx'
import { NoMentors } from '#src/features/mentors/no-mentors.tsx'
import { describePage } from '#src/features/mentors/paging.ts'
import { ShortlistLink } from '#src/features/mentors/shortlist-link.tsx'
import type { Sort } from '#src/features/mentors/ranking.ts'
import { SortMenu } from '#src/features/mentors/sort-menu.tsx'
import { useArrival } from '#src/features/mentors/use-arrival.ts'
import { useDirectoryView } from '#src/features/mentors/use-directory-view.ts'
import { VISITOR_AWAKE } from '#src/features/mentors/waking-hours.ts'
import { MENTORS_URL } from '#src/lib/mentor-addresses.ts'
import { wallTimeAt } from '#src/lib/zoned-time.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout/flow.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import type { DirectoryWords } from './directory-section.tsx'

type DirectoryPartProps = DirectoryWords & { directory: Directory; clock: VisitorClock }

/** The panel and the list, once the directory is there. */
export function DirectoryPart({ directory, clock, list, filters, emptyPicture }: DirectoryPartProps) {
  const { view, ignored, isRestored, show } = useDirectoryView(directory)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const today = wallTimeAt(clock.now, clock.timeZone).slice(0, 10)
  const page = useMemo(() => directory.show(view, clock, today), [directory, view, clock, today])
  const beyond = view.page > page.pages ? [`page “${view.page}”`] : []
  const notes = [...ignored, ...beyond]
  useArrival(headingRef, page.page, isRestored)

  const apply = useStableCallback((next: DirectoryView, isPanelGone: boolean) => {
    show(next)
    // The button that had the focus is gone with the panel; or its mentors are shown already, and it leads to them.
    if (isPanelGone || viewSearch(next) === viewSearch(view)) headingRef.current?.focus()
  })
  const sortBy = useStableCallback((sort: Sort) => show({ ...view, sort, page: 1 }))

  return (
    <Grid columns={[4, 9]} from="lg" gap={{ base: '8', lg: '10' }} alignItems="start">
      <FilterPanel directory={directory} view={view} heading={filters.heading ?? 'Filters'} onApply={apply} />
      <Stack gap="5" minWidth="0">
        <ListIntro list={list} headingRef={headingRef} />
        <Cluster alignItems="start" justifyContent="space-between" gap="5">
          <div>
            <chakra.p role="status" fontWeight="700">
              {describePage(page)}
            </chakra.p>
            <ShortlistLink />
          </div>
          <SortMenu sort={view.sort} onChange={sortBy} />
        </Cluster>
        <AppliedFilters view={view} onShow={show} />
        {notes.length > 0 && (
          <chakra.p textStyle="small" padding="3" borderRadius="md" backgroundColor="bg.rose">
            We ignored what we do not know in this address: {notes.join(', ')}.
          </chakra.p>
        )}
        {page.total === 0 ? (
          <NoMentors picture={emptyPicture} advice={directory.advise(view)} onShow={show} />
        ) : (
          <>
            <MentorCards directory={directory} mentors={page.items} clock={clock} />
            <HoursNote timeZone={clock.timeZone} />
            <Pager
              label="Pages of mentors"
              page={page.page}
              pages={page.pages}
              urlOf={(number) => `${MENTORS_URL}${viewSearch({ ...view, page: number })}`}
              arrow={<Icon svg={arrowSvg} size={18} />}
              onShow={(number) => show({ ...view, page: number })}
            />
          </>
        )}
        <ComparisonBar directory={directory} />
      </Stack>
    </Grid>
  )
}

type ListIntroProps = { list: PageSection; headingRef: RefObject<HTMLHeadingElement | null> }

const ListIntro = memo(function ListIntro({ list, headingRef }: ListIntroProps) {
  return (
    <div>
      <chakra.h2 ref={headingRef} tabIndex={-1} textStyle="title" scrollMarginTop="7rem">
        {list.heading}
      </chakra.h2>
      {list.text && (
        <chakra.div marginTop="3">
          <Prose html={list.text.html} />
        </chakra.div>
      )}
    </div>
  )
})

const HoursNote = memo(function HoursNote({ timeZone }: { timeZone: string }) {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      Shared hours are counted between {VISITOR_AWAKE.from}:00 and {VISITOR_AWAKE.until}:00 your time (
      {timeZone.replaceAll('_', ' ')}).
    </chakra.p>
  )
})
