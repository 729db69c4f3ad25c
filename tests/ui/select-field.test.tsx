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
import { renderWithTheme, Theme, type User } from '#tests/setup/render.tsx'

const COUNTRIES = [
  ...['Åland Islands', 'Ghana', 'Nigeria'].map((name) => ({ value: name, label: name })),
  { value: 'United Kingdom', label: 'United Kingdom', alsoCalled: ['Nig', 'UK'] },
]

const refusing = formOf({ choice: picklist([], 'Please choose one.') })
const chosen = formOf({ choice: picklist(['Ghana'], 'Please choose one.') })

function Page({
  load = async () => COUNTRIES,
  schema = any(),
  saved,
}: {
  load?: () => Promise<typeof COUNTRIES>
  schema?: GenericSchema
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
        load={load}
        required
        placeholder="Choose one"
      />
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

test('a list that has to be fetched is not fetched by looking at the page, and has its name before hydration', () => {
  const fetchOptions = vi.fn(async () => COUNTRIES)
  const page = (
    <Theme>
      <Page load={fetchOptions} />
    </Theme>
  )
  expect(renderToString(page)).toMatch(/<select[^>]* aria-label="Choice"/)
  renderWithTheme(<Page load={fetchOptions} />)
  expect(fetchOptions).not.toHaveBeenCalled()
  expect(choice()).toHaveDisplayValue('Choose one')
})

test('a searchable select replaces the native one when the form gets the focus, and finds other names and accents', async () => {
  const fetchOptions = vi.fn(async () => COUNTRIES)
  const { user } = renderWithTheme(<Page load={fetchOptions} />)
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

test('focusing the native select shows Loading... and opens the searchable one, which shows No options without a match [FORM-1 FORM-2]', async () => {
  const { user } = renderWithTheme(<Page />)
  act(() => choice().focus())
  expect(choice()).toHaveDisplayValue('Loading...')
  await waitFor(() => expect(isSearchable()).toBe(true))
  expect(choice()).toHaveFocus()
  expect(await screen.findByRole('option', { name: 'Ghana' })).toBeInTheDocument()
  await user.keyboard('atlantis')
  expect(screen.getByText('No options')).toBeInTheDocument()
})

test('a press on it counts although its own menu is empty, but does not steal the focus from another field', async () => {
  const page = renderWithTheme(<Page />)
  fireEvent.pointerDown(choice().parentElement!)
  await waitFor(() => expect(isSearchable()).toBe(true))
  expect(choice()).toHaveFocus()
  page.unmount()
  renderWithTheme(<Page />)
  fireEvent.pointerDown(choice().parentElement!)
  act(() => screen.getByLabelText('Name').focus())
  await waitFor(() => expect(isSearchable()).toBe(true))
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

// On a touch screen react-select gives the focus away before the choice is rendered.
test('a choice that ends with the focus gone is no error', async () => {
  const { user } = renderWithTheme(<Page schema={chosen} />)
  await beginWithTheForm(user)
  await user.click(choice())
  await user.keyboard('gha')
  await user.click(screen.getByRole('option', { name: 'Ghana' }))
  expect(choice()).not.toHaveFocus()
  expect(screen.queryByText('Please choose one.')).not.toBeInTheDocument()
  expect(choice()).not.toHaveAttribute('aria-invalid')
})

test('a choice of last time can be filled in before the list is loaded, and stays', async () => {
  const { user } = renderWithTheme(<Page saved="Ghana" />)
  expect(choice()).toHaveDisplayValue('Ghana')
  expect(readValues(form())).toMatchObject({ choice: 'Ghana' })
  await beginWithTheForm(user)
  expect(readValues(form())).toMatchObject({ choice: 'Ghana' })
  expect(screen.getByText('Ghana', { ignore: '[aria-label=Heard], script, style' })).toBeInTheDocument()
})

test('its hint, its error and that it is required belong to it before and after', async () => {
  const { user } = renderWithTheme(<Page schema={refusing} />)
  fireEvent.submit(form())
  expect(choice()).toHaveAccessibleDescription('Please choose one. Take your time')
  expect(choice()).toHaveAttribute('aria-invalid', 'true')
  expect(choice()).toBeRequired()
  await beginWithTheForm(user)
  expect(choice()).toHaveAccessibleDescription(/^Please choose one\. Take your time/)
  expect(choice()).toHaveAttribute('aria-invalid', 'true')
  expect(choice()).toBeRequired()
})

/** A list that fails until the network is back. */
function listWithoutNetwork() {
  const network = { isUp: false }
  const load = async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch')
    return COUNTRIES
  }
  const comeBack = () => {
    network.isUp = true
    window.dispatchEvent(new Event('online'))
  }
  return { load, comeBack }
}

const textInput = () => screen.findByRole('textbox', { name: 'Choice' })

test('a list that cannot be loaded becomes a text input that says so, with label, hint and error [OFFLINE-1]', async () => {
  const { user } = renderWithTheme(<Page load={listWithoutNetwork().load} schema={refusing} />)
  fireEvent.submit(form())
  await user.click(screen.getByLabelText('Name'))
  const input = await textInput()
  expect(input).toHaveAttribute('placeholder', 'Type it in: the list is missing')
  expect(input).toBeRequired()
  expect(input).toHaveAttribute('autocomplete', 'country-name')
  expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(input).toHaveAccessibleDescription('Please choose one. Take your time')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await user.type(input, 'Niger')
  expect(readValues(form())).toMatchObject({ choice: 'Niger' })
})

test('when the network is back the menu returns, but not under the hands of who is typing, and keeps the text', async () => {
  const { load, comeBack } = listWithoutNetwork()
  const { user } = renderWithTheme(<Page load={load} />)
  await user.click(screen.getByLabelText('Name'))
  await user.type(await textInput(), 'Lago')
  await act(async () => comeBack())
  await user.keyboard('s')
  expect(await textInput()).toHaveFocus()
  expect(readValues(form())).toMatchObject({ choice: 'Lagos' })

  await user.click(screen.getByLabelText('Name'))
  await waitFor(() => expect(isSearchable()).toBe(true))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(readValues(form())).toMatchObject({ choice: 'Lagos' })
  await user.click(choice())
  await user.click(await screen.findByRole('option', { name: 'Ghana' }))
  expect(readValues(form())).toMatchObject({ choice: 'Ghana' })
})
