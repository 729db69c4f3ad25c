import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'

test('code whose load fails after its component has gone is not asked for again when the connection is back', async () => {
  let fail = () => {}
  const load = vi.fn(
    () => new Promise<object>((_, reject) => (fail = () => reject(new Error('No connection')))),
  )
  function Part() {
    useLoadedModule(load)
    return null
  }
  const { unmount } = render(<Part />)
  unmount()
  fail()
  await Promise.resolve()
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledOnce()
})
