import { Box, type BoxProps, chakra, Input, Wrap } from '@chakra-ui/react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { type QueryValues, searchOf } from '#contract/staff/answer.ts'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { NativeSelect } from '#src/ui/forms/native-select.tsx'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { listQuery, type Read } from './queries.ts'

/**
 * What a call reads with the filters in the address, which is their only copy, and with values that a view always has.
 * Another filter shows the first page.
 */
export function useList<Schema extends GenericSchema<unknown, QueryValues>, Payload>(
  schema: Schema,
  endpoint: Read<Payload>,
  constants: QueryValues = {},
) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query: InferOutput<Schema> = parse(schema, Object.fromEntries(params))
  const found = useQuery(listQuery(endpoint, { ...query, ...constants }))
  // What former filters found is dimmed until the new rows or figures arrive.
  const isFormer = found.isPlaceholderData
  const dimmed = { 'aria-busy': isFormer, opacity: isFormer ? '0.6' : undefined }
  const urlOf = (changed: QueryValues) => pathname + searchOf({ ...query, page: undefined, ...changed })

  /** Applies the text typed in a form with filters, and a choice. */
  function show(form: HTMLFormElement | null, chosen: QueryValues = {}) {
    const typed = form ? [...new FormData(form)].map(([name, text]) => [name, String(text)] as const) : []
    void navigate(urlOf({ ...Object.fromEntries(typed), ...chosen }), { preventScrollReset: true })
  }

  /** The properties of a `Choice` for one of the filters. */
  const filter = (name: keyof typeof query & string) => ({
    value: String(query[name] ?? ''),
    onChange: ({ target }: { target: HTMLSelectElement }) => show(target.form, { [name]: target.value }),
  })
  return { query, found, dimmed, urlOf, show, filter }
}

const Label = chakra('label', {
  base: { display: 'block', marginBottom: '1', fontSize: 'sm', fontWeight: '700' },
})

type ChoiceProps = ComponentProps<typeof NativeSelect> & {
  label: string
  /** Labels by value. A map keeps the order of numbers. */
  options: Readonly<Record<string, string>> | ReadonlyMap<string, string>
  /** The label of the first option, for no selection. */
  all?: string
}

/** A select outside submitted forms, such as a filter. */
export function Choice({ label, options, all, ...select }: ChoiceProps) {
  const id = useId()
  const { value = '' } = select
  const labels = options instanceof Map ? options : new Map(Object.entries(options))
  const isListed = value === '' || labels.has(String(value))
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} {...select}>
        {all !== undefined && <option value="">{all}</option>}
        {[...labels].map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
        {/* The options may still be loading, or no longer include it. */}
        {!isListed && <option value={value}>{value}</option>}
      </NativeSelect>
    </div>
  )
}

type FilterInputProps = ComponentProps<typeof Input> & { label: string; defaultValue: string | undefined }

/** A text field for filters. It shows its default value when that changes, for example after going back. */
export function FilterInput({ label, defaultValue = '', ...input }: FilterInputProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = defaultValue
  }, [defaultValue])
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input ref={field} id={id} defaultValue={defaultValue} {...input} />
    </div>
  )
}

type Page<Row> = { rows: ReadonlyArray<Row>; total: number; page: number; pageSize: number }

type FoundListProps<Row> = {
  list: { found: UseQueryResult<Page<Row>>; urlOf: (changed: QueryValues) => string; dimmed: BoxProps }
  /** Names the list in messages, such as "the submissions". */
  what: string
  none: string
  one: string
  action?: ReactNode
  children: (row: Row) => ReactNode
}

/**
 * How many rows the filters find, a page of them, and links to the other pages. A page behind the last one gives way
 * to it: the list has become shorter since, for example because its last row was answered.
 */
export function FoundList<Row extends { id: string }>(props: FoundListProps<Row>) {
  const { list, what, none, one, action, children } = props
  return (
    <QueryState query={list.found} what={what}>
      {({ rows, total, page, pageSize }) => {
        const pages = Math.max(1, Math.ceil(total / pageSize))
        if (page > pages) return <Navigate to={list.urlOf({ page: pages })} replace />
        return (
          <Box {...list.dimmed}>
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
              <Pager label="Pages" page={page} pages={pages} urlOf={(each) => list.urlOf({ page: each })} />
            )}
          </Box>
        )
      }}
    </QueryState>
  )
}

type RowProps = { to: string; name: string; facts: ReactNode; children?: ReactNode }

/** A list item: a link to a submission, small facts beside it, on phones below it, and a button. */
export function Row({ to, name, facts, children }: RowProps) {
  return (
    <Wrap as="li" columnGap="4" rowGap="0" alignItems="center" paddingBlock="2">
      <TextLink to={to} flex="1 1 12rem">
        {name}
      </TextLink>
      <Box flex="3 1 20rem">
        <Facts>{facts}</Facts>
      </Box>
      {children}
    </Wrap>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return (
    <Wrap alignItems="center" columnGap="4" rowGap="1" textStyle="small" color="fg.muted">
      {children}
    </Wrap>
  )
}
