import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loader } from '#src/routes/site/home.tsx'
import { IconListSection } from '#src/sections/shared/icon-list-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const { partner } = loader()

function show() {
  renderWithTheme(
    <MemoryRouter>
      <IconListSection id="partner" {...partner} />
    </MemoryRouter>,
  )
  return within(screen.getByRole('region', { name: 'Partner With Us' }))
}

test('there are three ways to help, each with an icon and a text [HOME-13]', () => {
  const section = show()
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    expect.stringMatching(/financial support/i),
    expect.stringMatching(/skills and expertise sharing/i),
    expect.stringMatching(/mentorship and networking/i),
  ])
  const items = section.getAllByRole('listitem')
  const drawings = items.map((item) => item.querySelector('svg path')?.getAttribute('d'))
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(3)
  for (const [index, item] of items.entries()) {
    expect(within(item).getByText(partner.cards[index]!.content)).toBeVisible()
  }
})

test("'Learn More' leads to partnership, and says so to a screen reader [HOME-14]", () => {
  const link = show().getByRole('link', { name: 'Learn More about partnering with us' })
  expect(link).toHaveAttribute('href', '/partner-with-us')
})
