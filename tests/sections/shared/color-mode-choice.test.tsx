import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { ColorModeChoice } from '#src/sections/shared/color-mode-choice.tsx'
import { SiteFooter } from '#src/sections/shared/site-footer.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { showAt } from './show-at.tsx'

const site = readSite()
const { colorMode: copy } = site.footer

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  delete document.documentElement.dataset.colorMode
})

function show() {
  renderWithTheme(<ColorModeChoice copy={copy} />)
  return within(screen.getByRole('group', { name: copy.heading }))
}

test('it offers three modes by name, and says which one is chosen [DARK-2]', () => {
  const group = show()
  expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    copy.system,
    copy.light,
    copy.dark,
  ])
  expect(group.getByRole('radio', { name: copy.system })).toBeChecked()
})

test('a press changes the page at once [DARK-2]', async () => {
  const group = show()
  await userEvent.click(group.getByText(copy.dark))
  expect(group.getByRole('radio', { name: copy.dark })).toBeChecked()
  expect(document.documentElement).toHaveAttribute('data-color-mode', 'dark')
})

test('a choice that was made before is the chosen one', () => {
  document.documentElement.dataset.colorMode = 'light'
  expect(show().getByRole('radio', { name: copy.light })).toBeChecked()
})

test('the footer has it once its code has come [DARK-2]', async () => {
  showAt('/', <SiteFooter site={site} />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(await footer.findByRole('group', { name: copy.heading })).toBeVisible()
})
