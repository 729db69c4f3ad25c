import { Box, chakra, Container, Heading, Stack, Text, Wrap } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import { useEffect, useRef } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { zoneText } from '#src/lib/visitor-zone.ts'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { AppliedFilters, NoMentors, type ViewProps } from './applied-filters.tsx'
import { DirectoryFrame, lastDirectorySearch } from './directory-frame.tsx'
import {
  describePage,
  pageOf,
  searchMentors,
  sortedMentors,
  STALE_AFTER_DAYS,
  type Directory,
} from './directory.ts'
import { FilterPanel } from './filter-panel.tsx'
import { VISITOR_AWAKE } from './hours.ts'
import { MentorCards } from './mentor-card.tsx'
import { ComparisonBar, ShortlistLink } from './saved-mentors.tsx'
import { MENTORS_URL, readView, SORT_LABELS, SORTS, viewSearch, type DirectoryView } from './view.ts'

type DirectoryCopy = { list: PageSection; filters: PageSection; emptyPicture: PictureData }

export function DirectorySection(copy: DirectoryCopy) {
  return (
    <Band aria-label="Mentors">
      <Container>
        <DirectoryFrame>
          {(clock, directory) => <DirectoryPart directory={directory} clock={clock} {...copy} />}
        </DirectoryFrame>
      </Container>
    </Band>
  )
}

type DirectoryPartProps = DirectoryCopy & { directory: Directory; clock: VisitorClock }

function DirectoryPart({ directory, clock, list, filters, emptyPicture }: DirectoryPartProps) {
  const { page, headingRef, ...viewed } = useDirectoryView(directory, clock)
  const { view } = viewed
  const hasMentors = page.total > 0
  return (
    <Grid columns={[4, 9]} from="lg" gap={{ base: '8', lg: '10' }} alignItems="start">
      <FilterPanel {...viewed} heading={filters.heading ?? 'Filters'} listHeading={headingRef} />
      <Stack gap="5" minWidth="0">
        <div>
          <Heading ref={headingRef} tabIndex={-1} textStyle="title" scrollMarginTop="7rem">
            {list.heading}
          </Heading>
          {list.text && <Prose html={list.text.html} marginTop="3" />}
        </div>
        <Wrap alignItems="start" justifyContent="space-between" gap="5">
          <div>
            <Text role="status" fontWeight="700">
              {describePage(page)}
              {hasMentors &&
                searchMentors(directory, view.query).isGuess &&
                ` with words like “${view.query}”`}
            </Text>
            <ShortlistLink />
          </div>
          <SortSelect {...viewed} />
        </Wrap>
        <AppliedFilters {...viewed} />
        {hasMentors ? (
          <>
            <MentorCards mentors={page.items} clock={clock} />
            <Text textStyle="small" color="fg.muted">
              Shared hours are counted between {VISITOR_AWAKE.from}:00 and {VISITOR_AWAKE.until}:00{' '}
              {zoneText(clock)}
              {clock.isZoneKnown
                ? ` (${clock.timeZone.replaceAll('_', ' ')})`
                : ', because your browser names no time zone'}
              .
            </Text>
            <Pager
              label="Pages of mentors"
              page={page.page}
              pages={page.pages}
              urlOf={(number) => `${MENTORS_URL}${viewSearch({ ...view, page: number })}`}
              arrow={<Icon svg={arrowSvg} size={18} />}
              // The focus moves to the heading of the list.
              link={{ preventScrollReset: true, prefetch: 'none' }}
            />
          </>
        ) : (
          <NoMentors {...viewed} picture={emptyPicture} />
        )}
        <ComparisonBar focusRef={headingRef} />
      </Stack>
    </Grid>
  )
}

/** The view in the address, its page of mentors, and a function to show another. Each view is a history entry. */
function useDirectoryView(directory: Directory, clock: VisitorClock) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isRestored = useNavigationType() === 'POP'
  const view = readView(params, directory.options)
  const search = viewSearch(view)
  const page = pageOf(sortedMentors(directory, view, clock), view.page)
  const pageBefore = useRef(page.page)

  useEffect(() => void lastDirectorySearch.write(search), [search])

  // Reading continues at the top of the next page. Back and Forward restore the scroll position, and leave the focus.
  useEffect(() => {
    if (pageBefore.current !== page.page && !isRestored) {
      headingRef.current?.focus()
      headingRef.current?.scrollIntoView()
    }
    pageBefore.current = page.page
  }, [page.page, isRestored])

  function show(next: DirectoryView) {
    const wanted = viewSearch(next)
    if (wanted !== search) void navigate({ search: wanted }, { preventScrollReset: true })
    // The mentors are already shown.
    else headingRef.current?.focus()
  }

  return { directory, view, show, page, headingRef }
}

/** The order of the list, which applies at once. */
function SortSelect({ view, show }: ViewProps) {
  return (
    <Box minWidth="0" maxWidth="100%">
      <Wrap gap="3" alignItems="center">
        <chakra.label htmlFor="mentor-order" fontWeight="700">
          Sort by
        </chakra.label>
        <NativeSelect
          id="mentor-order"
          frame={{ maxWidth: '100%' }}
          aria-describedby="mentor-order-note"
          value={view.sort}
          onChange={({ currentTarget: { value } }) =>
            show({ ...view, sort: SORTS.find((each) => each === value) ?? view.sort, page: 1 })
          }
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </NativeSelect>
      </Wrap>
      <Text id="mentor-order-note" textStyle="small" color="fg.muted" marginTop="1">
        Profiles not confirmed for {STALE_AFTER_DAYS} days come last.
      </Text>
    </Box>
  )
}
