import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { awardCategories, nominationRules } from '#src/content/awards.ts'
import { pageCopy, pageSection } from '#src/content/pages.ts'
import { CategoriesSection } from '#src/sections/nominate/categories-section.tsx'
import { system } from '#src/theme/system.ts'

function open() {
  const copy = pageSection(pageCopy('nominate'), 'categories')
  const section = <CategoriesSection copy={copy} awards="Awards" categories={awardCategories()} />
  const router = createMemoryRouter(
    [
      { path: '/nominate', element: <ChakraProvider value={system}>{section}</ChakraProvider> },
      { path: '*', element: <p>Form</p> },
    ],
    { initialEntries: ['/nominate'] },
  )
  render(<RouterProvider router={router} />)
  return () => router.state.location.pathname + router.state.location.search
}

test('the 22 categories stand in their order, each with a description and a link to the form with it chosen [AWARD-2]', () => {
  open()
  const list = within(screen.getByRole('region', { name: '2023 Categories' })).getByRole('list')
  const entries = within(list).getAllByRole('listitem')
  expect(entries).toHaveLength(22)
  const links = entries.map((entry) => within(entry).getByRole('link'))
  expect(links[0]).toHaveAccessibleName('Innovator of the Year')
  expect(links[0]).toHaveAttribute('href', '/nominee-info?category=innovator-of-the-year')
  expect(links.at(-1)).toHaveAccessibleName('Digital Marketing Maven')
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(22)
  for (const [index, entry] of entries.entries()) {
    expect(entry).toHaveTextContent(awardCategories()[index]!.content)
  }
})

test('a category leads to the form by keyboard, and NOMINATE NOW to the form without one [AWARD-7]', async () => {
  const address = open()
  const user = userEvent.setup()
  expect(screen.getByRole('link', { name: 'NOMINATE NOW' })).toHaveAttribute('href', '/nominee-info')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Form')).toBeInTheDocument()
  expect(address()).toBe('/nominee-info?category=innovator-of-the-year')
})

test('the limits come from the settings of the awards', () => {
  const { categories, ...limits } = nominationRules()
  expect(limits).toEqual({ maxStatementWords: 500, maxFileMegabytes: 5 })
  expect(categories).toContain('ux-ui-design-excellence')
})
