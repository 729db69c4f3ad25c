import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createRoutesStub, Link, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Question } from '#src/ui/text/question.tsx'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const laptop = {
  id: 'laptop',
  question: 'Do I need a laptop?',
  html: '<p>No. <a href="/donate">Donors</a> give them.</p>',
}
const cost = { id: 'cost', question: 'What does it cost?', html: '<p>Nothing at all.</p>' }

function show(at = '/faqs', props: Partial<ComponentProps<typeof Question>> = {}) {
  function Page() {
    const navigate = useNavigate()
    return (
      <>
        <Link to="#cost">To the cost</Link>
        <button onClick={() => void navigate(-1)}>Back</button>
        <Question {...laptop} {...props} />
        <Question {...cost} />
        <Toaster />
      </>
    )
  }
  const Stub = createRoutesStub([{ path: '/faqs', Component: Page }])
  return renderWithTheme(<Stub initialEntries={[at]} />).user
}

const detailsOf = (question: string) => screen.getByRole('heading', { name: question }).closest('details')!

test('a question is closed at first, opens to its answer, and closes again [FAQ-4]', async () => {
  const user = show()
  for (const isOpen of [false, true, false]) {
    expect(detailsOf(cost.question).open).toBe(isOpen)
    await user.click(screen.getByText(cost.question))
  }
  expect(detailsOf(laptop.question).open).toBe(false)
})

test('going back to an address with a question in it opens that question', async () => {
  const user = show('/faqs#laptop')
  await user.click(screen.getByText(laptop.question))
  await user.click(screen.getByRole('link', { name: 'To the cost' }))
  expect(screen.getByText('Donors')).not.toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.getByText('Donors')).toBeVisible())
})

test('the link to a question is copied in full, and confirmed by a message', async () => {
  const user = show('/faqs?q=laptop', { isOpen: true })
  await user.click(screen.getByRole('link', { name: 'Copy link to the question: Do I need a laptop?' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/faqs#laptop`)
  await within(screen.getByRole('status')).findByText('Link copied')
})
