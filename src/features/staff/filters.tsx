import { chakra, Input } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { type QueryValues, searchOf } from '#contract/staff/answer.ts'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'

/** The filters in the address, which is their only copy. A change shows the first page, and applies typed text. */
export function useFilters<Schema extends GenericSchema<unknown, QueryValues>>(url: string, schema: Schema) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query: InferOutput<Schema> = parse(schema, Object.fromEntries(params))
  const urlOf = (changed: QueryValues) => url + searchOf({ ...query, page: undefined, ...changed })
  const show = (changed: QueryValues) => void navigate(urlOf(changed), { preventScrollReset: true })
  /** The properties of a `Choice` for one of the filters. */
  const filter = (name: keyof typeof query & string) => ({
    value: String(query[name] ?? ''),
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      show({ ...typedIn(target.form), [name]: target.value }),
  })
  return { query, urlOf, show, filter }
}

/** The named text fields of a form with filters. */
export function typedIn(form: HTMLFormElement | null): QueryValues {
  if (form === null) return {}
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

const Label = chakra('label', {
  base: { display: 'block', marginBottom: '1', fontSize: 'sm', fontWeight: '700' },
})

type ChoiceProps = ComponentProps<typeof NativeSelect> & {
  label: string
  options: ReadonlyArray<{ value: string; label: string }>
  /** The label of the first option, for no selection. */
  all?: string
  /** The label of a value without an option: the options may still be loading, or no longer include it. */
  unlisted?: string | undefined
}

/** A select outside submitted forms, such as a filter. */
export function Choice({ label, options, all, unlisted, ...select }: ChoiceProps) {
  const id = useId()
  const { value = '' } = select
  const isListed = value === '' || options.some((option) => option.value === value)
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
        {!isListed && <option value={value}>{unlisted}</option>}
      </NativeSelect>
    </div>
  )
}

type FilterInputProps = ComponentProps<typeof Input> & { label: string; defaultValue: string | undefined }

/** A text field for filters. It is reset when its default value changes, for example after going back. */
export function FilterInput({ label, ...input }: FilterInputProps) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input key={input.defaultValue} id={id} {...input} />
    </div>
  )
}
