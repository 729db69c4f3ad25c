import { chakra } from '@chakra-ui/react'
import closeSvg from '@phosphor-icons/core/assets/bold/x-bold.svg?raw'
import { Icon } from '#src/ui/icon.tsx'
import { withValues, type DirectoryView } from './directory-address.ts'
import { FILTER_LABELS, FILTERS } from './filters.ts'

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

type AppliedFiltersProps = { view: DirectoryView; onShow: (view: DirectoryView) => void }

/** Everything that narrows the list, each with a button that removes it. */
export function AppliedFilters({ view, onShow }: AppliedFiltersProps) {
  const values = FILTERS.flatMap((filter) => view.selection[filter].map((value) => ({ filter, value })))
  if (values.length === 0 && view.query === '') return null
  return (
    <Chips aria-label="Applied filters">
      {view.query !== '' && (
        <li>
          <button
            type="button"
            aria-label={`Remove the search for ${view.query}`}
            onClick={() => onShow({ ...view, query: '', page: 1 })}
          >
            “{view.query}” <Icon svg={closeSvg} size={14} />
          </button>
        </li>
      )}
      {values.map(({ filter, value }) => (
        <li key={`${filter} ${value}`}>
          <button
            type="button"
            aria-label={`Remove ${FILTER_LABELS[filter]}: ${value}`}
            onClick={() =>
              onShow(
                withValues(
                  view,
                  filter,
                  view.selection[filter].filter((each) => each !== value),
                ),
              )
            }
          >
            {value} <Icon svg={closeSvg} size={14} />
          </button>
        </li>
      ))}
    </Chips>
  )
}
