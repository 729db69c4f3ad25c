import { render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'

/** Occupies the processor after the element is found, and before React runs the effects of its render. */
async function occupyProcessor() {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
  const end = performance.now() + 8
  while (performance.now() < end);
}

test('an element is found when the effects of its render have run, also on a busy machine', async () => {
  let hasRun = false
  function Late() {
    useLayoutEffect(() => void occupyProcessor(), [])
    useEffect(() => {
      hasRun = true
    }, [])
    return <p>Found</p>
  }
  function Page() {
    const [isLoaded, setLoaded] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setLoaded(true), 10)
      return () => clearTimeout(timer)
    }, [])
    return isLoaded ? <Late /> : null
  }
  render(<Page />)
  await screen.findByText('Found')
  expect(hasRun).toBe(true)
})
