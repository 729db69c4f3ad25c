import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import * as causePage from '#src/routes/site/cause.tsx'
import { headOf, showPage } from '#tests/layout/show-page.tsx'
import { visit } from '#tests/ui/browser-fakes.ts'

const show = (slug = 'free-laptops') =>
  showPage(causePage, { path: '/donate/:slug', at: `/donate/${slug}`, params: { slug } })

beforeEach(() => visit())

test('the form to give opens on the page of the cause, and the button leads there before hydration [DONATE-22]', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Donate Now', description: 'Free Laptops' })
  expect(button.closest('form')).toHaveAttribute('action', '/donate/free-laptops')
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Donate to Free Laptops' })).toBeVisible()
})

test('a cause that does not exist is not found', () => {
  expect(() => headOf(causePage, { slug: 'a-yacht' })).toThrow(expect.objectContaining({ status: 404 }))
})
