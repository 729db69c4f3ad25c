import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { colorModeHead } from '#src/theme/color-modes.ts'
import { resolveColor } from './colors.ts'

const OWN = 'meta[name=theme-color], head > script'
const page = document.documentElement

beforeEach(() => {
  localStorage.clear()
  document.head.insertAdjacentHTML('beforeend', colorModeHead())
})

afterEach(() => {
  delete page.dataset.colorMode
  for (const own of document.querySelectorAll(OWN)) own.remove()
})

/** Runs the script, as jsdom does not. */
function runScript() {
  const code = document.querySelector('head > script')?.textContent ?? ''

  // oxlint-disable-next-line typescript/no-implied-eval -- the script of the page
  new Function(code)()
}

function bars() {
  return [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((bar) => [
    bar.content,
    bar.getAttribute('media'),
  ])
}

test('the bar of the browser has the background of the page, in each mode of the system [DARK-7]', () => {
  expect(bars()).toEqual([
    [resolveColor('bg', 'light'), '(prefers-color-scheme: light)'],
    [resolveColor('bg', 'dark'), '(prefers-color-scheme: dark)'],
  ])
})

test.each([
  ['dark', ['not all', 'all']],
  ['light', ['all', 'not all']],
])('a page for which %s was chosen is marked before it is painted [DARK-4]', (mode, media) => {
  localStorage.setItem('colorMode', mode)
  runScript()
  expect(page).toHaveAttribute('data-color-mode', mode)
  expect(bars().map(([, of]) => of)).toEqual(media)
})

test.each([null, 'system', 'sepia'])('with %s stored, the page follows the system', (stored) => {
  if (stored !== null) localStorage.setItem('colorMode', stored)
  const before = bars()
  runScript()
  expect(page).not.toHaveAttribute('data-color-mode')
  expect(bars()).toEqual(before)
})

test('with storage blocked, the page follows the system without a word [DARK-5]', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  expect(runScript).not.toThrow()
  expect(page).not.toHaveAttribute('data-color-mode')
  blocked.mockRestore()
})
