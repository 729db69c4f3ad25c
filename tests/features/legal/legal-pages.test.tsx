import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as legal from '#src/routes/site/legal.tsx'
import { showPage } from '#tests/layout/show-page.tsx'

const showPolicy = () => showPage(legal, { path: '/privacy-policy' })

test('the page says when its text last changed, and its table of contents leads to every section [PRIV-2 PRIV-3]', () => {
  showPolicy()
  expect(screen.getByText(/^Last changed on/)).toHaveTextContent('Last changed on 7 March 2026')
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  const entries = [
    ['Who looks after your data', '#who-we-are'],
    ['How long we keep it', '#how-long'],
  ]
  // Once for phones, once for wide screens.
  const listed = links.map((link) => [link.textContent, link.getAttribute('href')])
  expect(listed).toEqual([...entries, ...entries])
  const sections = screen.getAllByRole('heading', { level: 2 })
  expect(sections.map((heading) => [heading.textContent, `#${heading.id}`])).toEqual(entries)
})

test('the policy shows the periods after which the server deletes, in round units [PRIV-4]', () => {
  showPolicy()
  const table = screen.getByRole('table', { name: 'How long we keep it' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['MessagesA conversation lasts a year at most.', '1 year'],
    ['ApplicationsA place may come up later.', '2 years'],
    ['NominationsThe judges work for a year.', '2 years'],
    ['DonationsThe law asks us to.', '7 years'],
    ['Answered requestsTo look them up.', '3 months'],
    ['Unconfirmed subscriptionsMails may be read late.', '1 month'],
    ['Record of mailTo find out why one did not arrive.', '7 days'],
  ])
})
