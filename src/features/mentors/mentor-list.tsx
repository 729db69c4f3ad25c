import { Box, Button as PlainButton, chakra, Stack, Text, Wrap } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import { useId } from 'react'
import type { Mentor } from '#src/content/mentors.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { zoneText } from '#src/lib/visitor-zone.ts'
import { shaded } from '#src/theme/recipes.ts'
import { Button } from '#src/ui/button.tsx'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { CloseIcon, Icon } from '#src/ui/icon.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { Picture } from '#src/ui/picture.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { MENTORS_URL } from './addresses.ts'
import { STALE_AFTER_DAYS, suggestRemovals, type Directory } from './directory.ts'
import { VISITOR_AWAKE } from './hours.ts'
import { MentorCards } from './mentor-card.tsx'
import { ShortlistLink } from './saved-lists.tsx'
import { FILTER_LABELS, FILTERS, SORT_LABELS, SORTS, viewSearch, withValues } from './view.ts'
import type { DirectoryView, Page, Sort } from './view.ts'

type ViewProps = { view: DirectoryView; show: (view: DirectoryView) => void }

type MentorListProps = ViewProps & {
  directory: Directory
  page: Page<Mentor>
  /** Which mentors the page has, in words. */
  range: string
  clock: VisitorClock
  emptyPicture: PictureData
}

/** The mentors of the view with their number and order, or suggestions if there are none. */
export function MentorList(props: MentorListProps) {
  const { directory, clock, emptyPicture, view, page, range, show } = props
  return (
    <>
      <Wrap alignItems="start" justifyContent="space-between" gap="5">
        <div>
          <Text role="status" fontWeight="700">
            {range}
          </Text>
          <ShortlistLink />
        </div>
        <SortSelect sort={view.sort} onChange={(sort) => show({ ...view, sort, page: 1 })} />
      </Wrap>
      <AppliedFilters view={view} show={show} />
      {page.total === 0 ? (
        <NoMentors directory={directory} view={view} show={show} picture={emptyPicture} />
      ) : (
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
      )}
    </>
  )
}

/** The order of the list, which applies at once. */
function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const id = useId()
  return (
    <Box minWidth="0" maxWidth="100%">
      <Wrap gap="3" alignItems="center">
        <chakra.label htmlFor={id} fontWeight="700">
          Sort by
        </chakra.label>
        <NativeSelect
          id={id}
          frame={{ maxWidth: '100%' }}
          aria-describedby={`${id}-note`}
          value={sort}
          onChange={({ currentTarget: { value } }) =>
            onChange(SORTS.find((candidate) => candidate === value) ?? sort)
          }
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {SORT_LABELS[each]}
            </option>
          ))}
        </NativeSelect>
      </Wrap>
      <Text id={`${id}-note`} textStyle="small" color="fg.muted" marginTop="1">
        Profiles not confirmed for {STALE_AFTER_DAYS} days come last.
      </Text>
    </Box>
  )
}

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
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
  },
})

function AppliedFilters({ view, show }: ViewProps) {
  const chips = FILTERS.flatMap((filter) =>
    view.selection[filter].map((value) => ({
      label: `Remove ${FILTER_LABELS[filter]}: ${value}`,
      text: value,
      without: withValues(
        view,
        filter,
        view.selection[filter].filter((each) => each !== value),
      ),
    })),
  )
  if (view.query !== '')
    chips.unshift({
      label: `Remove the search for ${view.query}`,
      text: `“${view.query}”`,
      without: { ...view, query: '', page: 1 },
    })
  if (chips.length === 0) return null
  return (
    <Chips aria-label="Applied filters">
      {chips.map(({ label, text, without }) => (
        <li key={label}>
          <PlainButton aria-label={label} onClick={() => show(without)}>
            {text} <CloseIcon size={14} />
          </PlainButton>
        </li>
      ))}
    </Chips>
  )
}

type NoMentorsProps = ViewProps & { directory: Directory; picture: PictureData }

/** The filters to remove from an empty result, and the number of mentors without them. */
function NoMentors({ directory, view, show, picture }: NoMentorsProps) {
  const suggestions = suggestRemovals(directory, view)
  return (
    <Wrap alignItems="center" gap="8">
      <Picture picture={picture} sizes="12rem" width="12rem" maxWidth="100%" {...shaded} />
      <Stack flex="1 1 18rem" gap="4" alignItems="flex-start">
        <Text textStyle="lead">
          {suggestions.length === 1 ? 'This would help:' : 'Each of these would help:'}
        </Text>
        {suggestions.map(({ remove, view: without, total }) => (
          <Button key={remove} look="outline" onClick={() => show(without)}>
            Remove {remove} – shows {total === 1 ? '1 mentor' : `${total} mentors`}
          </Button>
        ))}
      </Stack>
    </Wrap>
  )
}
