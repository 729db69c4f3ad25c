import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loader } from '#src/routes/site/home.tsx'
import { DifferenceSection } from '#src/sections/home/difference-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const { copy, pillars } = loader().difference

function show(shown = pillars) {
  renderWithTheme(
    <MemoryRouter>
      <DifferenceSection copy={copy} pillars={shown} />
    </MemoryRouter>,
  )
  return within(screen.getByRole('region', { name: 'How we are making a difference' }))
}

test('three pillars carry it, each with a picture and a text [HOME-7]', () => {
  const section = show()
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    expect.stringMatching(/career sponsorship/i),
    expect.stringMatching(/incubation spaces/i),
    expect.stringMatching(/materials for change/i),
  ])
  for (const [index, item] of section.getAllByRole('listitem').entries()) {
    expect(within(item).getByRole('img')).toHaveAccessibleName(pillars[index]!.picture!.alt)
    expect(within(item).getByText(pillars[index]!.content)).toBeVisible()
  }
})

test('its one link leads to partnership [HOME-8]', () => {
  expect(show().getByRole('link')).toHaveAttribute('href', '/partner-with-us')
})

test('a pillar without a picture still has its text', () => {
  const [pillar] = pillars
  const section = show([{ ...pillar!, picture: null }])
  expect(section.queryByRole('img')).not.toBeInTheDocument()
  expect(section.getByRole('heading', { level: 3 })).toBeVisible()
})
