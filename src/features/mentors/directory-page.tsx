import { Box, Button as PlainButton, chakra, Container, Heading, Stack, Text, Wrap } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import { useEffect, useRef } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { changedQuery } from '#src/lib/query-string.ts'
import { shaded } from '#src/theme/recipes.ts'
import { Button } from '#src/ui/button.tsx'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { CloseIcon, Icon } from '#src/ui/icon.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { zoneText, type VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { DirectoryFrame, lastDirectorySearch } from './directory-frame.tsx'
import {
  counted,
  describePage,
  pageOf,
  searchMentors,
  sortedMentors,
  STALE_AFTER_DAYS,
  type Directory,
} from './directory.ts'
import { FilterPanel, type ViewProps } from './filter-panel.tsx'
import { VISITOR_AWAKE } from './hours.ts'
import { MentorCards } from './mentor-card.tsx'
import { ComparisonBar, ShortlistLink } from './saved-mentors.tsx'
import { FILTER_LABELS, MENTORS_URL, SORT_LABELS, sortIn, SORTS, without, withoutFilters } from './view.ts'

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
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [view, setView] = useSearchParams()
  const isRestored = useNavigationType() === 'POP'
  const page = pageOf(sortedMentors(directory, view, clock), view)
  const pageBefore = useRef(page.page)
  const search = changedQuery(view, {})

  useEffect(() => void lastDirectorySearch.write(search), [search])

  // Reading continues at the top of the next page. Back and Forward restore the scroll position, and leave the focus.
  useEffect(() => {
    if (pageBefore.current !== page.page && !isRestored) {
      headingRef.current?.focus()
      headingRef.current?.scrollIntoView()
    }
    pageBefore.current = page.page
  }, [page.page, isRestored])

  /** Each view is a history entry. */
  function show(next: URLSearchParams) {
    if (next.toString() !== view.toString()) setView(next, { preventScrollReset: true })
    // The mentors are already shown.
    else headingRef.current?.focus()
  }

  const viewed = { directory, view, show }
  const query = view.get('q') ?? ''
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
              {hasMentors && searchMentors(directory, query).isGuess && ` with words like “${query}”`}
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
              {zoneText(clock)} ({clock.timeZone.replaceAll('_', ' ')}).
            </Text>
            <Pager
              label="Pages of mentors"
              page={page.page}
              pages={page.pages}
              urlOf={(number) =>
                MENTORS_URL + changedQuery(view, { page: number === 1 ? null : String(number) })
              }
              arrow={<Icon svg={arrowSvg} size={18} />}
              // The focus moves to the heading of the list.
              link={{ preventScrollReset: true, prefetch: 'none' }}
            />
          </>
        ) : (
          <Wrap alignItems="center" gap="8">
            <Picture picture={emptyPicture} sizes="12rem" width="12rem" maxWidth="100%" {...shaded} />
            <Stack flex="1 1 18rem" gap="4" alignItems="flex-start">
              <Text textStyle="lead">Remove one of your filters above, or look at everybody:</Text>
              <Button look="outline" onClick={() => show(withoutFilters(view))}>
                Show {counted(directory.mentors.length)}
              </Button>
            </Stack>
          </Wrap>
        )}
        <ComparisonBar focusRef={headingRef} />
      </Stack>
    </Grid>
  )
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
          value={sortIn(view)}
          onChange={({ currentTarget: { value } }) =>
            show(new URLSearchParams([...without(view, 'sort'), ['sort', value]]))
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

const chipsStyle = {
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    backgroundColor: 'bg.tint',
    textStyle: 'small',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { textDecoration: 'line-through' },
  },
} as const

/** The keywords and each chosen value, with a button to remove it. */
function AppliedFilters({ view, show }: ViewProps) {
  const labels: Record<string, string> = { q: 'Keywords', ...FILTER_LABELS }
  const chips = [...view].filter(([name]) => Object.hasOwn(labels, name))
  if (chips.length === 0) return null
  return (
    <Wrap as="ul" gap="2" aria-label="Applied filters" css={chipsStyle}>
      {chips.map(([name, value]) => (
        <li key={name + value}>
          <PlainButton
            aria-label={`Remove ${labels[name]}: ${value}`}
            onClick={() => show(without(view, name, value))}
          >
            {name === 'q' ? `“${value}”` : value} <CloseIcon size={14} />
          </PlainButton>
        </li>
      ))}
    </Wrap>
  )
}
