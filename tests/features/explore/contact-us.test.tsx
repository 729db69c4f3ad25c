import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import * as contactPage from '#src/routes/member/contact-us.tsx'
import { showPage } from '#tests/layout/show-page.tsx'
import { visit } from '#tests/ui/browser-fakes.ts'
import { forMember } from './for-member.tsx'

beforeEach(() => visit())

function show() {
  showPage(forMember(contactPage), { path: '/explore/contact-us' })
  return userEvent.setup()
}

test("'FIND ANSWERS' searches the questions and answers [EXPLORE-31]", async () => {
  const user = show()
  await user.type(screen.getByRole('searchbox', { name: 'Search all questions and answers' }), 'laptop')
  await user.click(screen.getByRole('button', { name: 'FIND ANSWERS' }))
  const found = await screen.findByRole('region', { name: 'Answers about “laptop”' })
  expect(found).toHaveTextContent('Do I need a laptop of my own?')
})

test("without words 'FIND ANSWERS' leads to the field for them", async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'FIND ANSWERS' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test("'SEND US A MESSAGE' leads to the form, which knows the name of the member [EXPLORE-32]", async () => {
  show()
  expect(screen.getByRole('link', { name: 'SEND US A MESSAGE' })).toHaveAttribute(
    'href',
    '/explore/contact-us#write',
  )
  expect(screen.getByRole('heading', { name: 'Your message' })).toHaveAttribute('id', 'write')
  const form = within(await screen.findByRole('form', { name: 'Your message' }))
  // Filled in by an effect, after the form has appeared.
  await form.findByDisplayValue('Amina Balogun')
  expect(form.getByLabelText(/Full name/)).toHaveValue('Amina Balogun')
  expect(form.getByLabelText(/^Email/)).toHaveValue('amina@example.com')
})
