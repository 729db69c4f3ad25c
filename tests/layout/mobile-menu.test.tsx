import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readSite } from '#src/content/site.ts'
import { SiteHeader } from '#src/layout/site-header.tsx'
import { linksIn, showAt } from './show-at.tsx'

const { navigation, logo } = readSite()

async function openAt(address: string) {
  showAt(address, <SiteHeader navigation={navigation} logo={logo} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('it lists home, about, partnership, blog, contact, the group "More" and login, in this order [NAV-17]', async () => {
  const menu = await openAt('/')
  expect(linksIn(menu.getByRole('navigation', { name: 'Menu' }))).toEqual([
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Partner with us', '/partner-with-us'],
    ['Blog', '/blog'],
    ['Contact Us', '/contact-us'],
    ['Community', '/community'],
    ['Events', '/events'],
    ['Gallery', '/gallery'],
    ['Login', '/login'],
  ])
})

test('"More" is highlighted while one of its pages is open', async () => {
  const menu = await openAt('/events')
  expect(menu.getByRole('button', { name: 'More' })).toHaveAttribute('data-current', 'true')
})

test('it closes when the page one is on is chosen', async () => {
  const menu = await openAt('/blog')
  await userEvent.click(menu.getByRole('link', { name: 'Blog' }))
  await expectClosed()
})
