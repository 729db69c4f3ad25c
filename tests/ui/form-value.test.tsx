import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { any } from 'valibot'
import { useFormValue } from '#src/ui/forms/field.tsx'
import { Form } from '#src/ui/forms/form.tsx'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

const types = ['Myself', 'Someone else'].map((value) => ({ value, label: value }))

function Page() {
  const form = useForm({ schema: any(), onSubmit: () => {} })
  return (
    <Form form={form} email="hello@gelegrid.example">
      <RadioGroup name="type" label="I nominate" options={types} />
      <TextArea name="message" label="Message" defaultValue="Hi" />
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <Values />
    </Form>
  )
}

function Values() {
  return <p aria-label="Values">{`${String(useFormValue('type'))}, ${String(useFormValue('message'))}`}</p>
}

test('the value of a field is known from the start and after every change, also when the form is emptied', async () => {
  const { user } = renderWithTheme(<Page />)
  expect(screen.getByLabelText('Values')).toHaveTextContent('undefined, Hi')
  await user.click(screen.getByLabelText('Someone else'))
  await user.type(screen.getByLabelText('Message'), ' there')
  expect(screen.getByLabelText('Values')).toHaveTextContent('Someone else, Hi there')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(screen.getByLabelText('Values')).toHaveTextContent('undefined, Hi'))
})
