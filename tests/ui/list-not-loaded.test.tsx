import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { any, picklist, type GenericSchema } from 'valibot'
import { form as formOf } from '#contract/fields.ts'
import { readValues } from '#src/ui/forms/form-values.ts'
import { Form } from '#src/ui/forms/form.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

/* A select whose list or whose searchable menu cannot be loaded, as on a saved page without a network. */

const COUNTRIES = ['Ghana', 'Nigeria'].map((name) => ({ value: name, label: name }))
const MENU = '#src/ui/forms/select.tsx'

const refusing = formOf({ country: picklist([], 'Please choose one.') })

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

type PageProps = { load: () => Promise<typeof COUNTRIES>; schema?: GenericSchema; saved?: string }

function Page({ load, schema = any(), saved }: PageProps) {
  const form = useForm({ schema, onSubmit: () => {}, initialValues: () => ({ country: saved }) })
  return (
    <Form form={form} email="hello@gelegrid.example" aria-label="Try">
      <TextInput name="name" label="Name" />
      <SelectField
        name="country"
        label="Country"
        hint="Where you live"
        load={load}
        placeholder="Choose one"
        required
      />
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </Form>
  )
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Try' })
const menu = () => screen.getByRole('combobox', { name: 'Country' })
const textInput = () => screen.findByRole('textbox', { name: 'Country' })
const isSearchable = () => expect(menu()).toHaveAttribute('aria-autocomplete', 'list')

afterEach(() => vi.doUnmock(MENU))

// First, as the code that another test has loaded stays.
test('where the code of the menu cannot be loaded, it becomes that text input as well [OFFLINE-1]', async () => {
  vi.doMock(MENU, () => Promise.reject(new TypeError('Failed to fetch')))
  const { load, comeBack } = listWithoutNetwork()
  const { user } = renderWithTheme(<Page load={load} />)
  act(comeBack)
  await user.click(screen.getByLabelText('Name'))
  await user.type(await textInput(), 'Ghana')
  expect(readValues(form())).toMatchObject({ country: 'Ghana' })
})

test('a list that cannot be loaded becomes a text input that says so, with label, hint and error [OFFLINE-1]', async () => {
  const { user } = renderWithTheme(<Page load={listWithoutNetwork().load} schema={refusing} />)
  fireEvent.submit(form())
  await user.click(screen.getByLabelText('Name'))
  const input = await textInput()
  expect(input).toHaveAttribute('placeholder', 'Type it in: the list is missing')
  expect(input).toBeRequired()
  expect(input).toHaveAttribute('autocomplete', 'country-name')
  expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(input).toHaveAccessibleDescription('Please choose one. Where you live')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await user.type(input, 'Niger')
  expect(readValues(form())).toMatchObject({ country: 'Niger' })
})

test('when the network is back the menu returns, but not under the hands of who is typing, and keeps the text', async () => {
  const { load, comeBack } = listWithoutNetwork()
  const { user } = renderWithTheme(<Page load={load} />)
  await user.click(screen.getByLabelText('Name'))
  await user.type(await textInput(), 'Lago')
  await act(async () => comeBack())
  await user.keyboard('s')
  expect(await textInput()).toHaveFocus()
  expect(readValues(form())).toMatchObject({ country: 'Lagos' })

  await user.click(screen.getByLabelText('Name'))
  await waitFor(isSearchable)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(readValues(form())).toMatchObject({ country: 'Lagos' })
  await user.click(menu())
  await user.click(await screen.findByRole('option', { name: 'Ghana' }))
  expect(readValues(form())).toMatchObject({ country: 'Ghana' })
})
