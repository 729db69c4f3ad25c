import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '#src/lib/env.ts'
import DonateRoute, { loader, shouldRevalidate } from '#src/routes/site/donate.tsx'
import { CauseShareLinks } from '#src/sections/donate/cause-links.tsx'
import { system } from '#src/theme/system.ts'
import '#tests/setup/dialog.ts'

const CAUSES = [
  ['learn-develop-earn', 'Learn Develop Earn program'],
  ['tech-club-formation-in-schools', 'Tech Club Formation in Schools'],
  ['hackathon', 'Hackathon'],
  ['free-laptops', 'Free Laptops'],
  ['sponsor-an-event', 'Sponsor an Event'],
] as const

afterEach(() => {
  env.siteUrl = undefined
})

async function open() {
  const Stub = createRoutesStub([{ path: '/donate', Component: Page, loader, HydrateFallback: () => null }])
  await act(async () => {
    render(<Stub initialEntries={['/donate']} />)
  })
  await screen.findByRole('heading', { level: 1 })
}

function Page() {
  const props = { loaderData: loader(), params: {}, matches: [] }
  return (
    <ChakraProvider value={system}>
      {/* The framework passes more props than the page uses. */}
      <DonateRoute {...(props as unknown as Parameters<typeof DonateRoute>[0])} />
    </ChakraProvider>
  )
}

function withShareLinks(cause: { slug: string; title: string }) {
  return (
    <ChakraProvider value={system}>
      <MemoryRouter>
        <CauseShareLinks cause={cause} siteName="GeleGrid" />
      </MemoryRouter>
    </ChakraProvider>
  )
}

test('the page has five causes, each with its picture, its effect and a button to donate [DONATE-1 DONATE-3 DONATE-4]', async () => {
  await open()
  expect(
    screen.getByRole('heading', { level: 1, name: 'Your gift, her first line of code' }),
  ).toBeInTheDocument()
  const articles = screen.getAllByRole('article')
  expect(articles).toHaveLength(5)
  articles.forEach((article, index) => {
    const [slug, title] = CAUSES[index]!
    expect(article).toHaveAccessibleName(title)
    expect(within(article).getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
    expect(within(article).getByRole('img')).toHaveAccessibleName(/\w{3,}/)
    expect(within(article).getByText(/gift/)).toBeInTheDocument()
    expect(within(article).getByRole('button', { name: 'Donate Now', description: title })).toHaveValue(slug)
    expect(article.closest(`#${slug}`)).not.toBeNull()
  })
})

test('each cause can be jumped to by its name', async () => {
  await open()
  const links = within(screen.getByRole('navigation', { name: 'Causes' })).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    CAUSES.map(([slug, title]) => [`/donate#${slug}`, title]),
  )
})

test('the page states the minimum donation and the steps of a donation', async () => {
  await open()
  expect(screen.getByText('Gifts begin at ₦15,000 or $10.')).toBeInTheDocument()
  const how = screen.getByRole('region', { name: 'How your gift works' })
  expect(within(how).getAllByRole('listitem')).toHaveLength(3)
  expect(how).toHaveTextContent(/never asks for card details/)
})

test('opening a form fetches nothing, going to another page does', () => {
  const next = (address: string) =>
    shouldRevalidate({
      currentUrl: new URL('https://gelegrid.example/donate'),
      nextUrl: new URL(address, 'https://gelegrid.example'),
      defaultShouldRevalidate: true,
    } as Parameters<typeof shouldRevalidate>[0])
  expect(next('/donate?cause=hackathon')).toBe(false)
  expect(next('/blog')).toBe(true)
})

test('every cause can be shared with its own address, in a new tab [DONATE-5 DONATE-6]', () => {
  render(withShareLinks({ slug: 'free-laptops', title: 'Free Laptops' }))
  for (const network of ['Facebook', 'X', 'WhatsApp']) {
    const link = screen.getByRole('link', { name: `Share Free Laptops on ${network} (opens in a new tab)` })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(
      `${window.location.origin}/donate/free-laptops`,
    )
  }
  expect(screen.getByRole('link', { name: 'Copy link to Free Laptops' })).toHaveAttribute(
    'href',
    '/donate/free-laptops',
  )
})

test('without a site URL, share links appear after hydration', () => {
  const cause = { slug: 'hackathon', title: 'Hackathon' }
  const html = renderToString(withShareLinks(cause))
  expect(html).toContain('title="Facebook"')
  expect(html).not.toContain('facebook.com')
  const page = document.createElement('div')
  page.innerHTML = html
  document.body.append(page)
  // A hydration mismatch would log an error, and so fail the test.
  render(withShareLinks(cause), { container: page, hydrate: true })
  expect(screen.getByRole('link', { name: /on Facebook/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/facebook\.com/),
  )
})

test('with a site URL, share links are in the page from the start', () => {
  env.siteUrl = 'https://gelegrid.example/'
  const html = renderToString(withShareLinks({ slug: 'hackathon', title: 'Hackathon' }))
  expect(html).toContain(encodeURIComponent('https://gelegrid.example/donate/hackathon'))
})

test('nothing of the forms is fetched with the page', async () => {
  const load = vi.fn()
  vi.doMock('#src/features/donations/dialog-content.tsx', load)
  await open()
  expect(load).not.toHaveBeenCalled()
  vi.doUnmock('#src/features/donations/dialog-content.tsx')
})
