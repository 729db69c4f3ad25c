import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberNavigation } from '#src/content/site.ts'
import { MemberHeader, PartTabs } from '#src/layout/member-header.tsx'
import { ForMember } from '#tests/setup/for-member.tsx'
import { currentIn, linksIn, showAt } from './show-at.tsx'

const navigation = memberNavigation()
const logo = { src: '/logo.svg', width: 171, height: 40, alt: 'GeleGrid home' }

const profile = () => screen.getByRole('banner').querySelector('summary') ?? document.body
const menuOf = (summary: Element) => summary.closest('details') ?? document.body

function open(address = '/explore') {
  return showAt(
    address,
    <ForMember>
      <MemberHeader logo={logo} navigation={navigation} />
    </ForMember>,
  ).user
}

async function openMenu(address?: string) {
  const user = open(address)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  return { user, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the first name and surname unfold the profile menu, Escape and a press elsewhere fold it again [MEMBER-8 MEMBER-9]', async () => {
  const user = open()
  const menu = menuOf(profile())
  expect(profile()).toHaveTextContent('Amina Balogun')
  expect(menu).not.toHaveAttribute('open')
  await user.click(profile())
  expect(menu).toHaveAttribute('open')
  expect(menu).toHaveTextContent('Sign out')
  expect(linksIn(menu)).toContainEqual(['My Account', '/explore/my-account'])
  await user.keyboard('{Escape}')
  expect(menu).not.toHaveAttribute('open')
  expect(profile()).toHaveFocus()
  await user.click(profile())
  await user.pointer({ keys: '[MouseLeft]', target: menu })
  await user.keyboard('{Escape}')
  expect(profile()).toHaveFocus()
  await user.click(profile())
  // On iPads the focus stays where it is.
  fireEvent.pointerDown(document.body)
  expect(menu).not.toHaveAttribute('open')
})

test('the slide-in menu of small screens offers to sign out, and closes by a click on the overlay and by its button [MEMBER-10 MEMBER-14]', async () => {
  const { user, menu } = await openMenu()
  expect(menu).toHaveTextContent('Signed in as Amina Balogun')
  expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeVisible()
  // Pressed again until it closes: the dialog listens for presses outside only some frames after it is drawn.
  await waitFor(async () => {
    await user.click(document.querySelector('[data-part=positioner]') ?? document.body)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('button', { name: 'Close menu' }))
  await expectClosed()
})

test('the header links to About, NonProfits, Community and Blog, with the open page highlighted [MEMBER-4..7]', () => {
  open('/explore/blog/3')
  const bar = screen.getByRole('navigation', { name: 'Main', hidden: true })
  expect(linksIn(bar)).toEqual(
    expect.arrayContaining([
      ['About', '/explore/about'],
      ['NonProfits', '/explore/non-profits'],
      ['Community', '/explore/community'],
      ['Blog', '/explore/blog'],
    ]),
  )
  expect(currentIn(bar)).toEqual(['Blog'])
})

test('the slide-in menu leads to its pages and to the account, and closes when one opens [MEMBER-8 MEMBER-12 MEMBER-13]', async () => {
  const { user, menu } = await openMenu('/explore/my-account')
  expect(linksIn(menu)).toEqual(
    expect.arrayContaining([
      ['About', '/explore/about'],
      ['Nonprofit', '/explore/non-profits'],
      ['Community', '/community'],
      ['Blog', '/blog'],
      ['My Account', '/explore/my-account'],
    ]),
  )
  expect(currentIn(menu)).toEqual(['My Account'])
  await user.click(within(menu).getByRole('link', { name: 'Blog' }))
  expect(await screen.findByText('You are at /blog')).toBeInTheDocument()
  await expectClosed()
})

test('the search of the slide-in menu leads to the answers [MEMBER-11]', async () => {
  const { user, menu } = await openMenu()
  const search = within(menu).getByRole('searchbox', { name: 'Search questions and answers' })
  await user.type(search, 'laptop{Enter}')
  expect(await screen.findByText('You are at /explore/contact-us?q=laptop')).toBeInTheDocument()
})

function tabs(address: string, name: string) {
  showAt(address, <PartTabs {...navigation} />)
  return screen.getByRole('navigation', { name })
}

test.each(['/explore/projects/free-laptops', '/explore/blog'])('%s has no tabs', (address) => {
  showAt(address, <PartTabs {...navigation} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('a bar of tabs leads to both pages of projects [EXPLORE-3]', () => {
  const bar = tabs('/explore/featured-projects', 'Projects')
  expect(linksIn(bar)).toEqual([
    ['Explore Projects', '/explore'],
    ['Featured Projects', '/explore/featured-projects'],
  ])
  expect(currentIn(bar)).toEqual(['Featured Projects'])
})

test('a sub-navigation leads to the six pages about the organisation [MEMBER-16..21]', () => {
  const bar = tabs('/explore/jobs/design-lead', 'About us')
  expect(linksIn(bar)).toEqual([
    ['ABOUT', '/explore/about'],
    ['HOW IT WORKS', '/explore/how-it-works'],
    ['WHO WE ARE', '/explore/who-we-are'],
    ['JOBS', '/explore/jobs'],
    ['OUR IMPACT', '/explore/our-impact'],
    ['CONTACT US', '/explore/contact-us'],
  ])
  expect(currentIn(bar)).toEqual(['JOBS'])
})
