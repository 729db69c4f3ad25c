import { screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '#src/lib/env.ts'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { renderWithTheme, Theme } from '#tests/setup/render.tsx'

const URL_OF_STORY = 'https://kentecode.example/impact-stories/first-laptop'

const links = (
  <MemoryRouter>
    <ShareLinks path="/impact-stories/first-laptop" title="Her first laptop" />
    <Toaster />
  </MemoryRouter>
)

/** Simulates a browser with a share menu, which jsdom lacks. */
function withShareMenu(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

beforeEach(() => {
  env.siteUrl = 'https://kentecode.example'
})

afterEach(() => {
  env.siteUrl = undefined
  Reflect.deleteProperty(navigator, 'share')
})

test('the links of networks are in the page without scripts, with the canonical address and the title [DONATE-5 DONATE-6 FOUND-16]', () => {
  const html = renderToString(<Theme>{links}</Theme>)
  const page = document.createElement('div')
  page.innerHTML = html
  const hrefs = [...page.querySelectorAll('a')].map((link) => decodeURIComponent(link.href))
  expect(hrefs).toEqual([
    `https://wa.me/?text=Her first laptop ${URL_OF_STORY}`,
    `https://www.facebook.com/sharer/sharer.php?u=${URL_OF_STORY}`,
    `https://x.com/intent/post?text=Her first laptop&url=${URL_OF_STORY}`,
    expect.stringMatching(/\/impact-stories\/first-laptop$/),
  ])
  expect(page.querySelector('button')).toBeNull()
})

test('the copied link is the canonical address, and that it was copied is announced; a browser without a share menu offers none [FOUND-16]', async () => {
  const { user } = renderWithTheme(links)
  expect(screen.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Copy link to Her first laptop' }))
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(URL_OF_STORY)
})

test('the menu of the device gets address and title; closed it says nothing, and one that fails says what to do instead [FOUND-16]', async () => {
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  withShareMenu(share)
  const { user } = renderWithTheme(links)
  const button = await screen.findByRole('button', { name: 'Share Her first laptop with an app' })
  await user.click(button)
  const title = 'Her first laptop'
  await waitFor(() =>
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: URL_OF_STORY, title, text: title }),
  )
  expect(screen.queryByText(/could not share/)).toBeNull()
  await user.click(button)
  expect(await screen.findByText(/could not share it. Please copy the link/)).toBeInTheDocument()
})
