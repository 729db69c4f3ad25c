import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { MoreMenu } from '#src/layout/more-menu.tsx'
import { showAt } from './show-at.tsx'

const { more, moreLabel } = readSite().navigation

const show = (address = '/') =>
  showAt(
    address,
    <nav aria-label="Main">
      <MoreMenu label={moreLabel} links={more} />
      <a href="#next">What comes next</a>
    </nav>,
  )
const button = () => screen.getByRole('button', { name: 'More' })
const community = () => screen.getByRole('link', { name: 'Community' })

function expectOpen(isOpen: boolean) {
  expect(button()).toHaveAttribute('aria-expanded', String(isOpen))
  expect(screen.queryAllByRole('link', { name: /Community|Events|Gallery/ })).toHaveLength(isOpen ? 3 : 0)
}

const onKeyDown = vi.fn((event: KeyboardEvent) => event.defaultPrevented)

afterEach(() => {
  document.removeEventListener('keydown', onKeyDown)
})

test('one press of Escape closes nothing else; the next is not for the menu', async () => {
  show()
  document.addEventListener('keydown', onKeyDown)
  await userEvent.click(button())
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown.mock.results.map(({ value }) => value)).toEqual([true, false])
})

test('a click elsewhere closes it', async () => {
  show()
  await userEvent.click(button())
  await userEvent.click(screen.getByText('You are at /'))
  expectOpen(false)
})

test('it closes when Tab leads out of it, and not before', async () => {
  show()
  await userEvent.click(button())
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Gallery' })).toHaveFocus()
  expectOpen(true)
  await userEvent.tab()
  expectOpen(false)
})

test('it closes when the page one is on is chosen', async () => {
  show('/community')
  await userEvent.click(button())
  await userEvent.click(community())
  expectOpen(false)
})
