import { chakra } from '@chakra-ui/react'
import { memo, useId } from 'react'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { SORT_LABELS, SORTS, STALE_AFTER_DAYS, type Sort } from './ranking.ts'

type SortMenuProps = { sort: Sort; onChange: (sort: Sort) => void }

/** The order of the list, which applies at once. */
export const SortMenu = memo(function SortMenu({ sort, onChange }: SortMenuProps) {
  const id = useId()
  return (
    <chakra.div minWidth="0" maxWidth="100%">
      <Cluster alignItems="center">
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
      </Cluster>
      <chakra.p id={`${id}-note`} textStyle="small" color="fg.muted" marginTop="1">
        Profiles not confirmed for {STALE_AFTER_DAYS} days come last.
      </chakra.p>
    </chakra.div>
  )
})
