import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { any, picklist, type GenericSchema } from 'valibot'
import { form as formOf } from '#contract/fields.ts'
import { useFormValue } from '#src/ui/forms/field.tsx'
import { readValues } from '#src/ui/forms/form-values.ts'
import { Form } from '#src/ui/forms/form.tsx'
import { CountryField } from '#src/ui/forms/country-field.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { renderWithTheme, type User } from '#tests/setup/render.tsx'

const COUNTRIES = [
  ...['Åland Islands', 'Ghana', 'Nigeria'].map((name) => ({ name })),
  { name: 'United Kingdom', alsoCalled: ['Nig', 'UK'] },
]
const answer = vi.fn(() => HttpResponse.json(COUNTRIES))
const server = mockServer(http.get('/options/countries.json', answer))
const MENU = '#src/ui/forms/select.tsx'

const refusing = formOf({ choice: picklist([], 'Please choose one.') })
const chosen = formOf({ choice: picklist(['Ghana'], 'Please choose one.') })

type PageProps = { schema?: GenericSchema; saved?: string }

function Page({ schema = any(), saved }: PageProps) {
  const form = useForm({ schema, onSubmit: () => {}, initialValues: () => ({ choice: saved }) })
  return (
    <Form form={form} aria-label="Try">
      <TextInput name="name" label="Name" />
      <CountryField name="choice" label="Choice" hint="Take your time" required placeholder="Choose one" />
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
const choice = () => screen.getByLabelText('Choice')
const menu = () => screen.findByRole('combobox', { name: 'Choice' })
const expectChosen = (value: string) => {
  expect(readValues(form())).toMatchObject({ choice: value })
  expect(screen.getByLabelText('Heard')).toHaveTextContent(value)
}

async function beginWithTheForm(user: User) {
  await user.click(screen.getByLabelText('Name'))
  await menu()
}

afterEach(() => vi.doUnmock(MENU))

// First, as the code that another test has loaded stays.
test('where the code of the menu cannot be loaded, it stays a text input [OFFLINE-1]', async () => {
  vi.doMock(MENU, () => Promise.reject(new TypeError('Failed to fetch')))
  const { user } = renderWithTheme(<Page />)
  await user.click(screen.getByLabelText('Name'))
  await waitFor(() => expect(choice()).toHaveAttribute('placeholder', 'Type it in: the list is missing'))
  await user.type(choice(), 'Ghana')
  expectChosen('Ghana')
})

test('a searchable menu replaces the text input when the form gets the focus, and finds other names and accents', async () => {
  answer.mockClear()
  const { user } = renderWithTheme(<Page />)
  expect(choice()).toHaveAttribute('placeholder', 'Choose one')
  expect(answer).not.toHaveBeenCalled()
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
  expectChosen('Åland Islands')
  expect(answer).toHaveBeenCalledTimes(1)
})

test('a press on it shows Loading... and then opens the menu, which shows No options without a match [FORM-1 FORM-2]', async () => {
  const { user } = renderWithTheme(<Page />)
  act(() => choice().focus())
  expect(choice()).toHaveAttribute('placeholder', 'Loading...')
  expect(await menu()).toHaveFocus()
  expect(await screen.findByRole('option', { name: 'Ghana' })).toBeInTheDocument()
  await user.keyboard('atlantis')
  expect(screen.getByText('No options')).toBeInTheDocument()
})

// On a touch screen react-select gives the focus away before the choice is rendered.
test('a choice that ends with the focus gone is no error, and a reset takes it back', async () => {
  const { user } = renderWithTheme(<Page schema={chosen} />)
  await beginWithTheForm(user)
  await user.click(choice())
  await user.keyboard('gha')
  await user.click(screen.getByRole('option', { name: 'Ghana' }))
  expect(choice()).not.toHaveFocus()
  expectChosen('Ghana')
  expect(screen.queryByText('Please choose one.')).not.toBeInTheDocument()
  expect(choice()).not.toHaveAttribute('aria-invalid')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expectChosen('')
})

test('what was chosen last time, or typed before the menu is there, stays', async () => {
  const { user, unmount } = renderWithTheme(<Page saved="Ghana" />)
  expect(choice()).toHaveValue('Ghana')
  await beginWithTheForm(user)
  expectChosen('Ghana')
  unmount()
  renderWithTheme(<Page />)
  await user.type(choice(), 'Lagos')
  expect(choice()).toHaveFocus()
  await beginWithTheForm(user)
  expectChosen('Lagos')
})

test('its hint, its error and that it is required belong to it before and after', async () => {
  const { user } = renderWithTheme(<Page schema={refusing} />)
  fireEvent.submit(form())
  const expectDescribed = () => {
    expect(choice()).toHaveAccessibleDescription(/^Please choose one\. Take your time/)
    expect(choice()).toHaveAttribute('aria-invalid', 'true')
    expect(choice()).toBeRequired()
  }
  expectDescribed()
  await beginWithTheForm(user)
  expectDescribed()
})

test('a list that cannot be loaded leaves the text input, and comes with the network, but not under the hands of who is typing [OFFLINE-1]', async () => {
  server.use(http.get('/options/countries.json', () => HttpResponse.error()))
  const { user } = renderWithTheme(<Page />)
  await user.click(screen.getByLabelText('Name'))
  await waitFor(() => expect(choice()).toHaveAttribute('placeholder', 'Type it in: the list is missing'))
  await user.type(choice(), 'Lago')
  server.resetHandlers()
  await act(async () => void window.dispatchEvent(new Event('online')))
  await user.keyboard('s')
  expect(choice()).toHaveFocus()
  expectChosen('Lagos')
  await beginWithTheForm(user)
  expectChosen('Lagos')
  await user.click(choice())
  await user.click(await screen.findByRole('option', { name: 'Ghana' }))
  expectChosen('Ghana')
})

test('a list that does not arrive is typed in after ten seconds, and asked for again with the next field [OFFLINE-1]', async () => {
  server.use(http.get('/options/countries.json', () => new Promise<never>(() => {})))
  vi.useFakeTimers()
  renderWithTheme(<Page />)
  fireEvent.focusIn(screen.getByLabelText('Name'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(choice()).toHaveAttribute('placeholder', 'Type it in: the list is missing')
  // A slow network never says that it is back.
  server.resetHandlers()
  vi.useRealTimers()
  fireEvent.focusIn(screen.getByLabelText('Name'))
  await menu()
})
