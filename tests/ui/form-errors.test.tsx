import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { check, pipe } from 'valibot'
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
