import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useFormValue } from '#src/ui/forms/use-form-value.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

function Page() {
  const ref = useRef<HTMLFormElement>(null)
  const type = useFormValue(ref, 'type')
  const message = useFormValue(ref, 'message')
  return (
    <form ref={ref}>
      <label>
        <input type="radio" name="type" value="Myself" /> Myself
      </label>
      <label>
        <input type="radio" name="type" value="Someone else" /> Someone else
      </label>
      <label>
        Message <textarea name="message" defaultValue="Hi" />
      </label>
      <button type="reset">Reset</button>
      <output>{`${String(type)}, ${String(message)}`}</output>
    </form>
  )
}

test('what a field holds is known from the start and with every change', async () => {
  renderWithTheme(<Page />)
  const user = userEvent.setup()
  expect(screen.getByRole('status')).toHaveTextContent('undefined, Hi')
  await user.click(screen.getByLabelText('Someone else'))
  expect(screen.getByRole('status')).toHaveTextContent('Someone else, Hi')
  await user.type(screen.getByLabelText('Message'), ' there')
  expect(screen.getByRole('status')).toHaveTextContent('Someone else, Hi there')
})

test('emptying the form is a change as well', async () => {
  renderWithTheme(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Myself'))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('undefined, Hi'))
})
