import { chakra } from '@chakra-ui/react'
import closeSvg from '@phosphor-icons/core/assets/bold/x-bold.svg?raw'
import { Icon } from '#src/ui/icon.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { withValues, type DirectoryView } from './directory-address.ts'
import { FILTER_LABELS, FILTERS } from './filters.ts'

const Chip = chakra('button', {
  base: {
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
})

type AppliedFiltersProps = { view: DirectoryView; onShow: (view: DirectoryView) => void }

/** Everything that narrows the list, each with a button that removes it. */
export function AppliedFilters({ view, onShow }: AppliedFiltersProps) {
  const values = FILTERS.flatMap((filter) => view.selection[filter].map((value) => ({ filter, value })))
  if (values.length === 0 && view.query === '') return null
  return (
    <Cluster as="ul" aria-label="Applied filters" gap="2">
      {view.query !== '' && (
        <li>
          <Chip
            type="button"
            aria-label={`Remove the search for ${view.query}`}
            onClick={() => onShow({ ...view, query: '', page: 1 })}
          >
            “{view.query}” <Icon svg={closeSvg} size={14} />
          </Chip>
        </li>
      )}
      {values.map(({ filter, value }) => (
        <li key={`${filter} ${value}`}>
          <Chip
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
          </Chip>
        </li>
      ))}
    </Cluster>
  )
}
