import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { email, form as formOf, personName } from '#contract/fields.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { Form, SubmitButton } from '#src/ui/forms/form.tsx'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { fill, renderWithTheme, type User } from '#tests/setup/render.tsx'

const schema = formOf({
  name: personName('Please tell us your name.'),
  email,
  role: v.picklist(['Staff', 'Mentor'], 'Please choose a role.'),
  terms: v.literal(true, 'Please accept the terms.'),
})

type Send = Parameters<typeof useForm<typeof schema>>[0]['onSubmit']

function Page({ onSubmit }: { onSubmit: Send }) {
  const form = useForm({ schema, onSubmit })
  return (
    <Form form={form} aria-label="Try">
      <TextInput name="name" label="Name" hint="As your friends say it" required />
      <TextInput name="email" label="Email" type="email" required />
      <RadioGroup
        name="role"
        label="Role"
        hint="You can change it"
        options={[
          { value: 'Staff', label: 'Staff' },
          { value: 'Mentor', label: 'Mentor' },
        ]}
        required
      />
      <Checkbox name="terms" label="I accept the terms" required />
      {form.failure !== null && <FailureNote>Failed</FailureNote>}
      <SubmitButton isBusy={form.isBusy}>Send</SubmitButton>
    </Form>
  )
}

function open(onSubmit: Send = () => {}) {
  return renderWithTheme(<Page onSubmit={onSubmit} />).user
}

async function fillInAll(user: User) {
  await fill(user, screen.getByLabelText('Name'), 'Ada')
  await fill(user, screen.getByLabelText('Email'), 'ada@example.com')
  await user.click(screen.getByLabelText('Mentor'))
  await user.click(screen.getByLabelText('I accept the terms'))
}

const send = () => screen.getByRole('button', { name: 'Send' })

/** What screen readers say by themselves. */
const spoken = () =>
  [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

test('nothing is submitted while a field is invalid, which is said once; the first such field gets the focus [A11Y-9]', async () => {
  const onSubmit = vi.fn<Send>()
  const user = open(onSubmit)
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await user.click(send())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  expect(spoken()).toEqual(['Please correct 3 fields.'])
})

test('a single mistake is read out by its field alone', async () => {
  const user = open()
  await fillInAll(user)
  await user.clear(screen.getByLabelText('Email'))
  await user.click(send())
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(spoken()).toEqual([])
})

test('an error belongs to its field, before the hint of it, and that of a choice to the group and each of its radios', async () => {
  const user = open()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As your friends say it')
  await user.click(send())
  const name = screen.getByLabelText('Name')
  expect(name).toHaveAttribute('aria-invalid', 'true')
  expect(name).toHaveAccessibleDescription('Please tell us your name. As your friends say it')
  const group = screen.getByRole('radiogroup', { name: 'Role' })
  expect(group).toHaveAttribute('aria-invalid', 'true')
  expect(group).toHaveAccessibleDescription('Please choose a role. You can change it')
  expect(screen.getByLabelText('Mentor')).toHaveAccessibleDescription('Please choose a role.')
})

test('a field is validated when it was changed and left, until it is valid', async () => {
  const user = open()
  const field = screen.getByLabelText('Email')
  await user.click(screen.getByLabelText('Name'))
  await user.tab()
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  await user.keyboard('ada@')
  expect(field).not.toHaveAttribute('aria-invalid')
  await user.tab()
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('That does not look like an email address yet.')
  await user.type(field, 'example')
  expect(field).toHaveAttribute('aria-invalid', 'true')
  await user.type(field, '.com')
  expect(field).not.toHaveAttribute('aria-invalid')
  expect(field).toHaveAccessibleDescription('')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('while it is being sent, which is said once, text cannot be changed, as it would be lost; a failure keeps it, and its note keeps its place during the next try [A11Y-9]', async () => {
  let fail = () => {}
  const user = open(() => new Promise((_resolve, reject) => (fail = () => reject(new Error('No answer')))))
  await fillInAll(user)
  await user.click(send())
  expect(spoken()).toEqual(['Sending…'])
  await user.type(screen.getByLabelText('Name'), ' Obi')
  expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  fail()
  expect(await screen.findByText('Failed')).toBeInTheDocument()
  expect(screen.getByLabelText('Mentor')).toBeChecked()
  await user.type(screen.getByLabelText('Name'), ' Obi')
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi')
  await user.click(send())
  // Otherwise the second click of a double click would meet what is below the button.
  expect(screen.getByText('Failed')).toBeInTheDocument()
})
