import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { isQueueNeeded, lazyQueue } from '#src/lib/lazy-queue.ts'
import { markQueue, mayHaveQueue } from '#src/lib/queue-mark.ts'
import { QueueWhenNeeded } from '#src/sections/shared/queue-when-needed.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

beforeEach(() => localStorage.clear())

test('a form that comes after the page has the queue before anybody touches it [QUEUE-1]', async () => {
  markQueue(true)
  const { rerender } = renderWithTheme(<QueueWhenNeeded />)
  await act(mayHaveQueue)
  // A page without forms that can be queued does not load it.
  expect(isQueueNeeded()).toBe(false)

  rerender(
    <>
      <QueueWhenNeeded />
      <ContactForm labelledBy="write" email="hello@gelegrid.example" />
    </>,
  )
  await waitFor(() => expect(lazyQueue.send).toBeDefined())
})

test('a page without forms has the queue where something waits [QUEUE-1]', async () => {
  vi.resetModules()
  const fresh = await import('#src/sections/shared/queue-when-needed.tsx')
  const { lazyQueue: freshQueue } = await import('#src/lib/lazy-queue.ts')
  const { markQueue: markFreshQueue } = await import('#src/lib/queue-mark.ts')
  markFreshQueue(false)
  renderWithTheme(<fresh.QueueWhenNeeded />)
  await waitFor(() => expect(freshQueue.send).toBeDefined())
})
