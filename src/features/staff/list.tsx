import { Box, chakra, Input, Wrap } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, Fragment, type ReactNode, useId } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { type QueryValues, searchOf } from '#contract/staff/answer.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { TextLink } from '#src/ui/text/text-link.tsx'

/** The filters in the address, which is their only copy. A change shows the first page, and applies typed text. */
export function useFilters<Schema extends GenericSchema<unknown, QueryValues>>(schema: Schema) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query: InferOutput<Schema> = parse(schema, Object.fromEntries(params))
  const urlOf = (changed: QueryValues) => pathname + searchOf({ ...query, page: undefined, ...changed })
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
  /** Values and their labels. */
  options: ReadonlyArray<readonly [value: string, label: string]>
  /** The label of the first option, for no selection. */
  all?: string
  /** The label of a value without an option: the options may still be loading, or no longer include it. */
  unlisted?: string | undefined
}

/** A select outside submitted forms, such as a filter. */
export function Choice({ label, options, all, unlisted, ...select }: ChoiceProps) {
  const id = useId()
  const { value = '' } = select
  const isListed = value === '' || options.some(([each]) => each === value)
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} {...select}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
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

type FoundProps<Data> = {
  query: UseQueryResult<Data>
  /** Names the data in messages, such as "the submissions". */
  what: string
  children: (data: Data) => ReactNode
}

/** What the filters find. What former filters found is dimmed until then. */
export function Found<Data>({ query, what, children }: FoundProps<Data>) {
  const { isPlaceholderData } = query
  return (
    <QueryState query={query} what={what}>
      {(data) => (
        <Box aria-busy={isPlaceholderData} opacity={isPlaceholderData ? '0.6' : undefined}>
          {children(data)}
        </Box>
      )}
    </QueryState>
  )
}

type Identified = { id: string }
type Page<Row> = { rows: ReadonlyArray<Row>; total: number; page: number; pageSize: number }

type FoundListProps<Row extends Identified> = Omit<FoundProps<Page<Row>>, 'children'> & {
  /** What is said where the filters find nothing. */
  none: string
  /** The name of one row. */
  one: string
  urlOf: (changed: { page: number }) => string
  /** Shown beside the number of rows, if there are any. */
  action?: ReactNode
  /** Renders a list item. */
  children: (row: Row) => ReactNode
}

/**
 * How many rows the filters find, a page of them, and links to the other pages. A page behind the last one gives way
 * to it: the list has become shorter since, for example because its last row was answered.
 */
export function FoundList<Row extends Identified>(props: FoundListProps<Row>) {
  const { query, what, none, one, urlOf, action, children } = props
  return (
    <Found query={query} what={what}>
      {({ rows, total, page, pageSize }) => {
        const pages = Math.max(1, Math.ceil(total / pageSize))
        if (page > pages) return <Navigate to={urlOf({ page: pages })} replace />
        return (
          <>
            <Wrap gap="3" justifyContent="space-between" alignItems="center" marginBottom="3">
              <p role="status">
                {total === 0 ? none : `${total.toLocaleString('en-GB')} ${one}${total === 1 ? '' : 's'}`}
              </p>
              {total > 0 && action}
            </Wrap>
            <RuledList>
              {rows.map((row) => (
                <Fragment key={row.id}>{children(row)}</Fragment>
              ))}
            </RuledList>
            {pages > 1 && (
              <Pager label="Pages" page={page} pages={pages} urlOf={(number) => urlOf({ page: number })} />
            )}
          </>
        )
      }}
    </Found>
  )
}

type RowProps = { to: string; name: string; facts: ReactNode; children?: ReactNode }

/** A list item: a link to a submission, small facts below it, and a button beside it. */
export function Row({ to, name, facts, children }: RowProps) {
  return (
    <Wrap as="li" gap="3" justifyContent="space-between" alignItems="center" paddingBlock="1">
      <div>
        <TextLink to={to}>{name}</TextLink>
        <Facts>{facts}</Facts>
      </div>
      {children}
    </Wrap>
  )
}

/** Small facts about a submission, beside each other. */
export const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
  },
})
