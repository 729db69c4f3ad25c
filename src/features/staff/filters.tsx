import { chakra, Input } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { type QueryValues, searchOf } from '#contract/staff/answer.ts'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'

/** The filters in the address, which is their only copy, and functions to change them. A change shows the first page. */
export function useFilters<Schema extends GenericSchema<unknown, QueryValues>>(url: string, schema: Schema) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query: InferOutput<Schema> = parse(schema, Object.fromEntries(params))
  const urlOf = (changed: QueryValues) => url + searchOf({ ...query, page: undefined, ...changed })
  const show = (changed: QueryValues) => void navigate(urlOf(changed), { preventScrollReset: true })
  return { query, urlOf, show }
}

const Label = chakra('label', {
  base: { display: 'block', marginBottom: '1', fontSize: 'sm', fontWeight: '700' },
})

type ChoiceProps = ComponentProps<typeof NativeSelect> & {
  label: string
  options: ReadonlyArray<{ value: string; label: string }>
  /** The label of the first option, for no selection. */
  all?: string
}

/** A select outside submitted forms, such as a filter. */
export function Choice({ label, options, all, ...select }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} {...select}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

/** A text field for filters. */
export function FilterInput({ label, ...input }: ComponentProps<typeof Input> & { label: string }) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} {...input} />
    </div>
  )
}
