import { Container, Heading, Stack } from '@chakra-ui/react'
import { useEffect, useRef, type RefObject } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { Band } from '#src/ui/layout/container.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { DirectoryFrame } from './directory-frame.tsx'
import { isGuess, sortedMentors, type Directory } from './directory.ts'
import { FilterPanel } from './filter-panel.tsx'
import { MentorList } from './mentor-list.tsx'
import { ComparisonBar } from './saved-lists.tsx'
import { lastDirectorySearch } from './saved-mentors.ts'
import { describePage, pageOf, readView, viewSearch, type DirectoryView } from './view.ts'

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

/** The view in the address: its filters, and its page of mentors. Each view is a history entry. */
function DirectoryPart({ directory, clock, list, filters, emptyPicture }: DirectoryPartProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const view = readView(params, directory.options)
  const page = pageOf(sortedMentors(directory, view, clock), view.page)
  const search = viewSearch(view)
  const similarWords =
    page.total > 0 && isGuess(directory, view.query) ? ` with words like “${view.query}”` : ''

  useEffect(() => void lastDirectorySearch.write(search), [search])
  useFocusOnPageChange(headingRef, page.page)

  function show(next: DirectoryView) {
    const wanted = viewSearch(next)
    if (wanted !== search) void navigate({ search: wanted }, { preventScrollReset: true })
  }

  return (
    <Grid columns={[4, 9]} from="lg" gap={{ base: '8', lg: '10' }} alignItems="start">
      <FilterPanel
        heading={filters.heading ?? 'Filters'}
        directory={directory}
        view={view}
        onShow={show}
        listHeading={headingRef}
      />
      <Stack gap="5" minWidth="0">
        <div>
          <Heading ref={headingRef} tabIndex={-1} textStyle="title" scrollMarginTop="7rem">
            {list.heading}
          </Heading>
          {list.text && <Prose html={list.text.html} marginTop="3" />}
        </div>
        <MentorList
          directory={directory}
          clock={clock}
          emptyPicture={emptyPicture}
          view={view}
          page={page}
          range={describePage(page) + similarWords}
          show={show}
        />
        <ComparisonBar focusRef={headingRef} />
      </Stack>
    </Grid>
  )
}

/** Reading continues at the top of the next page. Back and Forward restore the scroll position, and leave the focus. */
function useFocusOnPageChange(heading: RefObject<HTMLElement | null>, page: number) {
  const isRestored = useNavigationType() === 'POP'
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page && !isRestored) {
      heading.current?.focus()
      heading.current?.scrollIntoView()
    }
    before.current = page
  }, [heading, page, isRestored])
}
