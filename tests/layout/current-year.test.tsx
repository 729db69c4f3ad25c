import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { CurrentYear } from '#src/layout/site-footer.tsx'

const line = (
  <p>
    © <CurrentYear /> GeleGrid
  </p>
)

function hydrate() {
  const container = document.createElement('div')
  container.innerHTML = renderToString(line)
  document.body.append(container)
  render(line, { container, hydrate: true })
  return container
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2031, 4, 4) })
})

test('the page is written with the year it was built in', () => {
  expect(renderToString(line).replaceAll('<!-- -->', '')).toBe('<p>© 2026 GeleGrid</p>')
})

test("after hydration it shows the visitor's year [FOOTER-15]", () => {
  expect(hydrate()).toHaveTextContent('© 2031 GeleGrid')
})
