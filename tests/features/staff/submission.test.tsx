import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listStaff, readSubmission, type StaffAttachment } from '#contract/staff/submissions.ts'
import { answerOf, noAnswer, route } from '#tests/mocks/route.ts'
import { makeGate } from '#tests/mocks/submissions.ts'
import { submissionsOfStaff } from './console-server.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const { server, state } = mockConsole()

const MESSAGE = '/staff/submission?reference=GG-000006'
const message = () => state.submissions.find(({ reference }) => reference === 'GG-000006')!
const status = () => screen.findByLabelText('Status')
const choose = (menu: HTMLElement, value: string) => fireEvent.change(menu, { target: { value } })

test('a reader sees what was sent, and nothing to change it with [STAFF-54]', async () => {
  state.me.role = 'reader'
  openConsole(MESSAGE)
  expect(await screen.findByText(/I live in Yaba/)).toBeVisible()
  // By its title, not by the key in its form.
  expect(screen.getByText('Laptops for girls')).toBeVisible()
  for (const label of ['Note', 'Status', 'Answer'])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument()
})

test('a status chosen while the last one is being stored follows it, and one chosen twice is sent once [STAFF-62]', async () => {
  openConsole(MESSAGE)
  const menu = await status()
  menu.focus()
  for (const value of ['in-progress', 'closed', 'closed']) {
    choose(menu, value)
    await act(async () => undefined)
    expect(menu).toHaveValue(value)
  }
  expect(menu).toHaveFocus()
  expect(await screen.findByText('Set the status to Closed')).toBeVisible()
  expect(message().events.map(({ text }) => text)).toEqual(['in-progress', 'closed'])
  expect(screen.queryByText(/A colleague has just changed this/)).not.toBeInTheDocument()
  expect(menu).toHaveValue('closed')
})

test('an answer from before a change does not take the change back [STAFF-62]', async () => {
  openConsole(MESSAGE)
  const menu = await status()
  const slow = makeGate()
  const requested = vi.fn()
  server.use(
    route(readSubmission, async () => {
      requested()
      await slow.opened
      return answerOf(submissionsOfStaff().find(({ reference }) => reference === 'GG-000006')!)
    }),
  )
  act(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => expect(requested).toHaveBeenCalled())
  choose(menu, 'closed')
  expect(await screen.findByText('Set the status to Closed')).toBeVisible()
  await act(async () => {
    slow.open()
    // A call that begins later has been answered: so has this one.
    await fetch(new URL('/api/staff/people', window.location.href))
  })
  expect(menu).toHaveValue('closed')
  expect(screen.getByText('Set the status to Closed')).toBeVisible()
})

test('a change shows at once when the address names the submission in short [STAFF-62]', async () => {
  openConsole('/staff/submission?reference=000006')
  choose(await status(), 'closed')
  expect(await screen.findByText('Set the status to Closed')).toBeVisible()
  expect(await status()).toHaveValue('closed')
})

test('a submission shows its colleague before the names of all have arrived [STAFF-53]', async () => {
  message().assignee = { id: 'S-OTHER1', name: 'Bisi Alao' }
  server.use(route(listStaff, noAnswer))
  openConsole(MESSAGE)
  expect(await screen.findByLabelText('Assigned to')).toHaveDisplayValue('Bisi Alao')
})

const showFile = (scan: Omit<StaffAttachment, 'name' | 'size'>) => {
  message().attachment = { name: 'letter.pdf', size: 48_213, ...scan }
  openConsole(MESSAGE)
}

test.each([
  ['clean', 'Scanned: no virus was found.'],
  ['pending', 'Not scanned for viruses yet: wait a minute and reload, or open it with care.'],
  ['not-scanned', 'Not scanned for viruses: open it with care.'],
] as const)(
  'a file that is %s can be downloaded, and says: %s [SCAN-2 SCAN-5 SCAN-7]',
  async (scan, text) => {
    showFile({ scan, signature: null, isDownloadable: true })
    const link = await screen.findByRole('link', { name: /^Download letter\.pdf \(48.*\)$/ })
    expect(link).toHaveAccessibleDescription(text)
  },
)

test.each([
  [
    'pending',
    null,
    'Not scanned for viruses yet: it can be downloaded afterwards. Reload the page in a minute.',
  ],
  ['infected', 'Pdf.Exploit.Agent-10010', 'Infected: Pdf.Exploit.Agent-10010, not downloadable.'],
] as const)(
  'a file that is %s cannot be downloaded, and says why [SCAN-3 SCAN-5]',
  async (scan, signature, text) => {
    showFile({ scan, signature, isDownloadable: false })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText(/^letter\.pdf \(48/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument()
  },
)
