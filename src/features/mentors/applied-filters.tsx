import { chakra } from '@chakra-ui/react'
import { CloseIcon } from '#src/ui/icon.tsx'
import { withValues, type DirectoryView } from './directory-address.ts'
import { FILTER_LABELS, FILTERS, isAnyChosen, type Filter } from './filters.ts'
import { useShownDirectory } from './shown-directory.ts'

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

/** The applied filters and keywords, each with a button that removes it. */
export function AppliedFilters() {
  const { view } = useShownDirectory()
  return isAnyChosen(view.selection) || view.query !== '' ? chips : null
}

function AppliedChips() {
  const { view, show } = useShownDirectory()
  return (
    <>
      {view.query !== '' && (
        <Chip
          label={`Remove the search for ${view.query}`}
          text={`“${view.query}”`}
          onRemove={() => show({ ...view, query: '', page: 1 })}
        />
      )}
      {FILTERS.flatMap((filter) =>
        view.selection[filter].map((value) => (
          <Chip
            key={`${filter} ${value}`}
            label={`Remove ${FILTER_LABELS[filter]}: ${value}`}
            text={value}
            onRemove={() => show(withoutValue(view, filter, value))}
          />
        )),
      )}
    </>
  )
}

// A stable element, so that the styles of the list are not resolved again with each filter.
const chips = (
  <Chips aria-label="Applied filters">
    <AppliedChips />
  </Chips>
)

type ChipProps = { label: string; text: string; onRemove: () => void }

function Chip({ label, text, onRemove }: ChipProps) {
  return (
    <li>
      <button type="button" aria-label={label} onClick={onRemove}>
        {text} <CloseIcon size={14} />
      </button>
    </li>
  )
}

function withoutValue(view: DirectoryView, filter: Filter, removed: string): DirectoryView {
  const left = view.selection[filter].filter((value) => value !== removed)
  return withValues(view, filter, left)
}
