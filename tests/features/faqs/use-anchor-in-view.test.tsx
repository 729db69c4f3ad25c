import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnchorInView } from '../../../src/features/faqs/use-anchor-in-view'

const shown: Array<string | null> = []

beforeEach(() => {
  shown.length = 0
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = function () {
    shown.push(this.textContent)
  }
})

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

function Questions() {
  useAnchorInView()
  return ['first', 'second'].map((id) => (
    <details key={id}>
      <span id={id} />
      {id}
    </details>
  ))
}

function openAt(hash: string, { top, scrollY = 0 }: { top: number; scrollY?: number }) {
  window.history.replaceState(null, '', `/faqs${hash}`)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 50))
  return render(<Questions />)
}

test('a page that is opened at a question shows it', () => {
  openAt('#second', { top: 2000 })
  expect(shown).toEqual(['second'])
})

test('a link within the page leads to its question', () => {
  openAt('', { top: 2000 })
  expect(shown).toEqual([])
  window.history.replaceState(null, '', '/faqs#first')
  window.dispatchEvent(new Event('hashchange'))
  expect(shown).toEqual(['first'])
})

test.each([
  ['a question that is in view stays where it is', '#first', { top: 100 }],
  ['whoever has begun to read is left in peace', '#first', { top: 2000, scrollY: 300 }],
  ['an address that leads to no question moves nothing', '#elsewhere', { top: 2000 }],
])('%s', (_, hash, situation) => {
  openAt(hash, situation)
  expect(shown).toEqual([])
})

test('when the page is left, nothing listens any more', () => {
  const { unmount } = openAt('', { top: 2000 })
  unmount()
  window.history.replaceState(null, '', '/faqs#first')
  document.body.innerHTML = '<details><span id="first"></span></details>'
  window.dispatchEvent(new Event('hashchange'))
  expect(shown).toEqual([])
})
