import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { check, pipe, rawCheck } from 'valibot'
import { form as formOf, personName } from '#contract/fields.ts'
import { Form } from '#src/ui/forms/form.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

test('an error that belongs to no field is shown for the whole form', async () => {
  const strict = pipe(
    formOf({ name: personName('Please tell us your name.') }),
    check(() => false, 'This form is closed.'),
  )
  function Strict() {
    const form = useForm({ schema: strict, onSubmit: () => {} })
    return (
      <Form form={form} email="hello@gelegrid.example" aria-label="Try">
        <TextInput name="name" label="Name" required />
        <SubmitButton isBusy={form.isBusy}>Send</SubmitButton>
      </Form>
    )
  }
  renderWithTheme(<Strict />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('alert')).toHaveTextContent('This form is closed.')
})

test('typing runs the schema only while the field shows an error', async () => {
  const rule = vi.fn(() => false)
  const checked = pipe(formOf({ name: personName('Please tell us your name.') }), rawCheck(rule))
  function Counted() {
    const form = useForm({ schema: checked, onSubmit: () => {} })
    return (
      <Form form={form} email="hello@gelegrid.example" aria-label="Try">
        <TextInput name="name" label="Name" />
      </Form>
    )
  }
  renderWithTheme(<Counted />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Ada')
  expect(rule).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Name'))
  await user.tab()
  expect(rule).toHaveBeenCalledTimes(1)
  await user.type(screen.getByLabelText('Name'), 'A')
  expect(rule).toHaveBeenCalledTimes(2)
})
