import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { any, picklist, type GenericSchema } from 'valibot'
import { form as formOf } from '#contract/fields.ts'
import { useFormValue } from '#src/ui/forms/field.tsx'
import { readValues } from '#src/ui/forms/form-values.ts'
import { Form } from '#src/ui/forms/form.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import type { OptionsSource } from '#src/ui/forms/use-options.ts'
import { renderWithTheme, Theme, type User } from '#tests/setup/render.tsx'

const CATEGORIES = [
  { value: 'Rising Star In Tech', label: 'Rising Star In Tech' },
  { value: 'Health Tech Innovator', label: 'Health Tech Innovator' },
]
const COUNTRIES = [
  ...['Åland Islands', 'Ghana', 'Nigeria'].map((name) => ({ value: name, label: name })),
  { value: 'United Kingdom', label: 'United Kingdom', alsoCalled: ['Nig', 'UK'] },
]

const refusing = formOf({ choice: picklist([], 'Please choose one.') })
const chosen = formOf({ choice: picklist(['Rising Star In Tech'], 'Please choose one.') })

function Page({
  options,
  schema = any(),
  required = true,
  saved,
}: {
  options: OptionsSource
  schema?: GenericSchema
  required?: boolean
  saved?: string
}) {
  const form = useForm({ schema, onSubmit: () => {}, initialValues: () => ({ choice: saved }) })
  return (
    <Form form={form} email="hello@gelegrid.example" aria-label="Try">
      <TextInput name="name" label="Name" />
      <SelectField
        name="choice"
        label="Choice"
        hint="Take your time"
        options={options}
        required={required}
        placeholder="Choose one"
      />
      <button>Send</button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <Heard />
    </Form>
  )
}

function Heard() {
  return <p aria-label="Heard">{String(useFormValue('choice'))}</p>
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Try' })
const choice = () => screen.getByRole('combobox', { name: 'Choice' })
const isSearchable = () => choice().tagName === 'INPUT'

/** Focuses the first field of the form, and waits for the select. */
async function beginWithTheForm(user: User) {
  await user.click(screen.getByLabelText('Name'))
  await waitFor(() => expect(isSearchable()).toBe(true))
}

// Imported first, because loading time is not under test.
beforeEach(() => import('#src/ui/forms/select.tsx'))

test('the page comes with a menu of the same name and values, for those without scripts', () => {
  const html = renderToString(
    <Theme>
      <Page options={CATEGORIES} />
    </Theme>,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  const native = page.querySelector('select')
  expect(native?.name).toBe('choice')
  expect(native?.required).toBe(true)
  expect([...(native?.options ?? [])].map(({ value }) => value)).toEqual([
    '',
    'Rising Star In Tech',
    'Health Tech Innovator',
  ])
})

test('a list that has to be fetched is not fetched by looking at the page, and has its name before hydration', () => {
  const fetchOptions = vi.fn(async () => COUNTRIES)
  const page = (
    <Theme>
      <Page options={fetchOptions} />
    </Theme>
  )
  expect(renderToString(page)).toMatch(/<select[^>]* aria-label="Choice"/)
  renderWithTheme(<Page options={fetchOptions} />)
  expect(fetchOptions).not.toHaveBeenCalled()
  expect(choice()).toHaveDisplayValue('Choose one')
})

test('a searchable select replaces the native one when the form gets the focus, and finds other names and accents', async () => {
  const fetchOptions = vi.fn(async () => COUNTRIES)
  const { user } = renderWithTheme(<Page options={fetchOptions} />)
  await beginWithTheForm(user)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.click(choice())
  const found = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  // Other names come before those that only begin so.
  await user.keyboard('nig')
  expect(found()).toEqual(['United Kingdom', 'Nigeria'])
  await user.keyboard('{Backspace}{Backspace}{Backspace}aland')
  expect(found()).toEqual(['Åland Islands'])
  await user.keyboard('{Enter}')
  expect(readValues(form())).toMatchObject({ choice: 'Åland Islands' })
  expect(fetchOptions).toHaveBeenCalledTimes(1)
})

test('focusing the native select opens the searchable one', async () => {
  renderWithTheme(<Page options={async () => COUNTRIES} />)
  act(() => choice().focus())
  expect(choice()).toHaveDisplayValue('Loading...')
  await waitFor(() => expect(isSearchable()).toBe(true))
  expect(choice()).toHaveFocus()
  expect(await screen.findByRole('option', { name: 'Ghana' })).toBeInTheDocument()
})

test('a press on it counts although its own menu is empty, but does not steal the focus from another field', async () => {
  const page = renderWithTheme(<Page options={async () => COUNTRIES} />)
  fireEvent.pointerDown(choice().parentElement!)
  await waitFor(() => expect(isSearchable()).toBe(true))
  expect(choice()).toHaveFocus()
  page.unmount()
  renderWithTheme(<Page options={async () => COUNTRIES} />)
  fireEvent.pointerDown(choice().parentElement!)
  act(() => screen.getByLabelText('Name').focus())
  await waitFor(() => expect(isSearchable()).toBe(true))
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('it shows Loading... while loading and No options without a match [FORM-1 FORM-2]', async () => {
  let arrive = (_options: typeof COUNTRIES) => {}
  const { user } = renderWithTheme(<Page options={() => new Promise((resolve) => (arrive = resolve))} />)
  await beginWithTheForm(user)
  await user.click(choice())
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await act(async () => arrive(COUNTRIES))
  await user.keyboard('atlantis')
  expect(screen.getByText('No options')).toBeInTheDocument()
})

test('an open native select is not replaced', async () => {
  const { user } = renderWithTheme(<Page options={CATEGORIES} />)
  await user.click(choice())
  await user.selectOptions(choice(), 'Health Tech Innovator')
  expect(isSearchable()).toBe(false)
  await user.tab()
  await waitFor(() => expect(isSearchable()).toBe(true))
  expect(readValues(form())).toMatchObject({ choice: 'Health Tech Innovator' })
  expect(
    screen.getByText('Health Tech Innovator', { ignore: '[aria-label=Heard], script, style' }),
  ).toBeInTheDocument()
})

// On a touch screen react-select gives the focus away before the choice is rendered.
test.each([
  ['without typing', ''],
  ['after typing a part of it', 'ris'],
])('a choice that ends with the focus gone is no error, %s', async (_how, typed) => {
  const { user } = renderWithTheme(<Page options={CATEGORIES} schema={chosen} />)
  await beginWithTheForm(user)
  await user.click(choice())
  if (typed) await user.keyboard(typed)
  await user.click(screen.getByRole('option', { name: 'Rising Star In Tech' }))
  expect(choice()).not.toHaveFocus()
  expect(screen.queryByText('Please choose one.')).not.toBeInTheDocument()
  expect(choice()).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['in the page', CATEGORIES, 'Rising Star In Tech'],
  ['still to be fetched', async () => COUNTRIES, 'Ghana'],
])(
  'a choice of last time can be filled in where the list is %s, and stays',
  async (_where, options, value) => {
    const { user } = renderWithTheme(<Page options={options} saved={value} />)
    expect(choice()).toHaveDisplayValue(value)
    expect(readValues(form())).toMatchObject({ choice: value })
    await beginWithTheForm(user)
    expect(readValues(form())).toMatchObject({ choice: value })
    expect(screen.getByText(value, { ignore: '[aria-label=Heard], script, style' })).toBeInTheDocument()
  },
)

test('emptying the form empties it', async () => {
  const { user } = renderWithTheme(<Page options={async () => COUNTRIES} />)
  await beginWithTheForm(user)
  await user.click(choice())
  await user.click(await screen.findByRole('option', { name: 'Ghana' }))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(readValues(form())).toMatchObject({ choice: '' })
  expect(screen.getByText('Choose one')).toBeInTheDocument()
})

test('its hint, its error and that it is required belong to it before and after', async () => {
  const { user } = renderWithTheme(<Page options={CATEGORIES} schema={refusing} />)
  fireEvent.submit(form())
  expect(choice()).toHaveAccessibleDescription('Please choose one. Take your time')
  expect(choice()).toHaveAttribute('aria-invalid', 'true')
  expect(choice()).toBeRequired()
  await beginWithTheForm(user)
  expect(choice()).toHaveAccessibleDescription(/^Please choose one\. Take your time/)
  expect(choice()).toHaveAttribute('aria-invalid', 'true')
  expect(choice()).toBeRequired()
})
