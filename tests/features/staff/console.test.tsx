import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { STAFF_SESSION_PATH } from '#contract/staff/session-path.ts'
import { fill } from '#tests/setup/fill.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

test('the second step is set up with the password, the app and its first code, and shows recovery codes once [STAFF-51]', async () => {
  const user = openConsole('/staff', { isEnrolled: false, hasPassed: false })
  await fill(user, await screen.findByLabelText('Your password'), 'a demo of four words')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByRole('img', { name: 'QR code for your app' })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await fill(user, screen.getByLabelText('Code of your app'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  expect(screen.getByText('7F3K-Q2MX-90T0')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download them' })).toHaveAttribute(
    'download',
    'recovery-codes.txt',
  )
  await user.click(screen.getByRole('button', { name: /I have kept them/ }))
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('the recovery codes stay until they are kept, also when the window is left for another app [STAFF-51]', async () => {
  const user = openConsole('/staff', { isEnrolled: false, hasPassed: false })
  await fill(user, await screen.findByLabelText('Your password'), 'a demo of four words')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  await fill(user, await screen.findByLabelText('Code of your app'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('7F3K-Q2MX-90T0')).toBeVisible()

  const session = nextAnswer(STAFF_SESSION_PATH)
  const twoMinutesLater = Date.now() + 120_000
  vi.spyOn(Date, 'now').mockReturnValue(twoMinutesLater)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await session
  await act(async () => undefined)
  expect(screen.getByText('7F3K-Q2MX-90T0')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Console' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: /I have kept them/ }))
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(screen.queryByText('7F3K-Q2MX-90T0')).not.toBeInTheDocument()
})

test('without the code nothing of the console shows, and a wrong one says so [STAFF-51]', async () => {
  const user = openConsole('/staff/submissions', { hasPassed: false })
  await fill(user, await screen.findByLabelText('Code of your app'), '654321')
  await user.click(screen.getByRole('button', { name: 'Open the console' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is wrong')
  expect(screen.queryByRole('navigation', { name: 'Console' })).not.toBeInTheDocument()
})

test('the list is filtered by kind in its address, and a submission leads to its neighbours and back [STAFF-52]', async () => {
  const user = openConsole('/staff/submissions')
  expect(await screen.findByText('120 submissions')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Kind'), 'Message')
  expect(await screen.findByText('20 submissions')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/staff/submissions.csv?kind=contact'),
  )
  const [first] = screen.getAllByRole('listitem')
  await user.click(within(first!).getByRole('link'))
  expect(await screen.findByText(/I live in Yaba/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  expect(await screen.findByText('20 submissions')).toBeVisible()
})

test('the neighbours of a submission stay when a change takes it out of its list [STAFF-52]', async () => {
  const user = openConsole('/staff/submissions?kind=contact&status=new')
  const [, second] = await screen.findAllByRole('listitem')
  await user.click(within(second!).getByRole('link'))
  const [previous, next] = await Promise.all(
    ['Previous', 'Next'].map(async (name) =>
      (await screen.findByRole('link', { name })).getAttribute('href'),
    ),
  )
  const list = nextAnswer('/api/staff/submissions')
  await user.selectOptions(await screen.findByLabelText('Status'), 'In progress')
  await list
  await act(async () => undefined)
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', previous)
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', next)
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Next' })).not.toHaveAttribute('href', next))
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', previous)
})

test('a submission is found by the day that its row shows [STAFF-11]', async () => {
  openConsole('/staff/submissions?from=2026-11-17&to=2026-11-17')
  await screen.findAllByRole('listitem')
  const times = screen.getAllByText(/^\d+ Nov 2026, \d\d:\d\d$/)
  // In UTC it is still the day before.
  expect(times.map((time) => time.getAttribute('datetime'))).toContain('2026-11-16T23:00:00.000Z')
  for (const time of times) expect(time).toHaveTextContent(/^17 Nov 2026/)
})

test('on phones the filters are folded, and a button says how many are set [STAFF-58]', async () => {
  const user = openConsole('/staff/submissions?kind=contact&status=new&search=Yaba&sort=oldest')
  const more = await screen.findByRole('button', { name: 'More filters (2 set)' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  const folded = document.getElementById(more.getAttribute('aria-controls') ?? '')
  expect(folded).toContainElement(screen.getByLabelText('Status'))
  expect(folded).not.toContainElement(screen.getByLabelText('Search'))
  await user.click(more)
  expect(screen.getByRole('button', { name: 'Fewer filters' })).toHaveAttribute('aria-expanded', 'true')
})

test('sign-ups for the newsletter are filtered by whether they are confirmed, in the list and its file [SUBS-9]', async () => {
  const user = openConsole('/staff/submissions')
  expect(await screen.findByText('120 submissions')).toBeVisible()
  expect(screen.queryByLabelText('Subscription')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Kind'), 'Newsletter')
  expect(await screen.findByText('20 submissions')).toBeVisible()
  expect(screen.getAllByText('Not confirmed', { selector: 'li *' })).toHaveLength(7)
  await user.selectOptions(screen.getByLabelText('Subscription'), 'Unsubscribed')
  expect(await screen.findByText('6 submissions')).toBeVisible()
  expect(screen.queryByText('Not confirmed', { selector: 'li *' })).not.toBeInTheDocument()
  for (const row of screen.getAllByRole('listitem')) expect(row).toHaveTextContent('Unsubscribed')
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/staff/submissions.csv?kind=newsletter&subscription=unsubscribed'),
  )
})

test('an editor changes the status, writes a note and answers [STAFF-53]', async () => {
  const user = openConsole('/staff/submission?reference=GG-000000')
  await user.selectOptions(await screen.findByLabelText('Status'), 'In progress')
  expect(await screen.findByText('Set the status to In progress')).toBeVisible()
  await fill(user, screen.getByLabelText('Note'), '<b>Call her</b> on Monday')
  await user.dblClick(screen.getByRole('button', { name: 'Add the note' }))
  expect(await screen.findAllByText('<b>Call her</b> on Monday', { selector: 'p' })).toHaveLength(1)
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''))
  await fill(user, screen.getByLabelText('Subject'), 'Saturdays')
  await fill(user, screen.getByLabelText('Answer'), 'Yes, from ten.')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('Answered: Saturdays')).toBeVisible()
})

test('a status chosen while the last one is being stored follows it, and one chosen twice is sent once [STAFF-62]', async () => {
  openConsole('/staff/submission?reference=GG-000006')
  const status = await screen.findByLabelText('Status')
  status.focus()
  fireEvent.change(status, { target: { value: 'in-progress' } })
  await act(async () => undefined)
  expect(status).toHaveValue('in-progress')
  expect(status).toHaveFocus()
  fireEvent.change(status, { target: { value: 'closed' } })
  await act(async () => undefined)
  fireEvent.change(status, { target: { value: 'closed' } })
  expect(await screen.findByText('Set the status to Closed')).toBeVisible()
  expect(
    screen
      .getAllByText(/^Set the status to /)
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual(['Set the status to Closed', 'Set the status to In progress'])
  expect(screen.queryByText(/A colleague has just changed this/)).not.toBeInTheDocument()
  expect(status).toHaveValue('closed')
})

test('a reader sees what was sent, and nothing to change it with [STAFF-54]', async () => {
  openConsole('/staff/submission?reference=GG-000000', { role: 'reader' })
  expect(await screen.findByText(/I live in Yaba/)).toBeVisible()
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Answer')).not.toBeInTheDocument()
})

test('the overview shows what waits, and what came in as bars and as a table [STAFF-55]', async () => {
  openConsole('/staff')
  expect(await screen.findByRole('region', { name: 'What waits' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What came in' })).toBeVisible()
  expect(screen.getByText('As a table')).toBeVisible()
})

test('the overview names what is deleted soon although it waits [STAFF-61]', async () => {
  openConsole('/staff')
  const notice = await screen.findByRole('region', { name: 'Deleted soon, and still open' })
  expect(notice).toHaveTextContent('Message: 2, the first on 4 December 2026')
  expect(within(notice).getByRole('link')).toHaveAttribute('href', expect.stringContaining('kind=contact'))
})

test('nominations for one person are marked, and one goes on the shortlist [STAFF-56]', async () => {
  const user = openConsole('/staff/nominations')
  expect((await screen.findAllByText(/for this person/)).length).toBeGreaterThan(0)
  const [button] = screen.getAllByRole('button', { name: /^On the shortlist/, pressed: false })
  await user.click(button!)
  expect(await screen.findByRole('button', { name: /^On the shortlist/, pressed: true })).toBeVisible()
})

test('the shortlist is printed [STAFF-56]', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const user = openConsole('/staff/nominations?shortlisted=yes')
  await user.click(await screen.findByRole('button', { name: 'Print this list' }))
  expect(print).toHaveBeenCalled()
})

/** Resolves once the mock server has answered a call of this path. */
function nextAnswer(path: string): Promise<void> {
  return new Promise((resolve) => {
    server.events.on('response:mocked', ({ request }) => {
      if (new URL(request.url).pathname === path) resolve()
    })
  })
}
