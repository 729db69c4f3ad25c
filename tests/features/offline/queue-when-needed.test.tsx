import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { isQueueNeeded, lazyQueue } from '#src/lib/lazy-queue.ts'
import { QueueWhenNeeded } from '#src/features/offline/queue-when-needed.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

// In a process of its own: any other test with a form needs the queue.

test('a form that comes after the page has the queue before anybody touches it [QUEUE-1]', async () => {
  const { rerender } = renderWithTheme(<QueueWhenNeeded />)
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
