import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CurrentYear } from '#src/layout/site-footer.tsx'

const line = (
  <p>
    © <CurrentYear /> GeleGrid
  </p>
)

test("the page is written with the year it was built in, and shows the visitor's after hydration [FOOTER-15]", () => {
  vi.useFakeTimers({ now: new Date(2031, 4, 4) })
  const container = document.createElement('div')
  container.innerHTML = renderToString(line)
  expect(container).toHaveTextContent('© 2026 GeleGrid')
  document.body.append(container)
  render(line, { container, hydrate: true })
  expect(container).toHaveTextContent('© 2031 GeleGrid')
})
