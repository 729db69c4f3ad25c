import { Button as PlainButton, Stack, Text, Wrap } from '@chakra-ui/react'
import type { PictureData } from '#src/content/pictures.ts'
import { shaded } from '#src/theme/recipes.ts'
import { Button } from '#src/ui/button.tsx'
import { CloseIcon } from '#src/ui/icon.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { counted, suggestRemovals, type Directory } from './directory.ts'
import { FILTER_LABELS, FILTERS, type DirectoryView } from './view.ts'

/** The view in the address, and a function to show another. */
export type ViewProps = { directory: Directory; view: DirectoryView; show: (view: DirectoryView) => void }

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
export function AppliedFilters({ view, show }: ViewProps) {
  const { query } = view
  const chips = FILTERS.flatMap((filter) =>
    view[filter].map((text) => ({
      what: `${FILTER_LABELS[filter]}: ${text}`,
      text,
      without: { ...view, [filter]: view[filter].filter((value) => value !== text) },
    })),
  )
  if (query !== '')
    chips.unshift({ what: `the search for ${query}`, text: `“${query}”`, without: { ...view, query: '' } })
  if (chips.length === 0) return null
  return (
    <Wrap as="ul" gap="2" aria-label="Applied filters" css={chipsStyle}>
      {chips.map(({ what, text, without }) => (
        <li key={what}>
          <PlainButton aria-label={`Remove ${what}`} onClick={() => show({ ...without, page: 1 })}>
            {text} <CloseIcon size={14} />
          </PlainButton>
        </li>
      ))}
    </Wrap>
  )
}

/** The filters to remove from an empty result, and the number of mentors without them. */
export function NoMentors({ directory, view, show, picture }: ViewProps & { picture: PictureData }) {
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
            Remove {remove} – shows {counted(total)}
          </Button>
        ))}
      </Stack>
    </Wrap>
  )
}
