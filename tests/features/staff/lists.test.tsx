import { act, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { listAuditEntries } from '#contract/staff/overview.ts'
import ConsoleRoute, { loader } from '#src/routes/staff/console.tsx'
import { answerOf, route } from '#tests/mocks/route.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { mockConsole, openConsole } from './open-console.tsx'

const { server } = mockConsole()

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the list is filtered by kind in its address, and a submission leads to its neighbours and back [STAFF-52]', async () => {
  const user = openConsole('/staff/submissions')
  expect(await screen.findByText('8 submissions')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Kind'), 'Message')
  expect(await screen.findByText('3 submissions')).toBeVisible()
  expect(hrefOf('Download as CSV')).toContain('/api/staff/submissions.csv?kind=contact')
  await user.click(screen.getByRole('link', { name: 'Ada Obi' }))
  expect(await screen.findByText(/I live in Yaba/)).toBeVisible()
  expect(hrefOf('Next')).toBe('/staff/submission?reference=GG-000005&kind=contact')
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  expect(await screen.findByText('3 submissions')).toBeVisible()
})

test('the neighbours of a submission stay when a change takes it out of its list [STAFF-52]', async () => {
  const user = openConsole('/staff/submission?reference=gg-000005&kind=contact&status=new')
  await screen.findByRole('link', { name: 'Next' })
  const neighbours = [hrefOf('Previous'), hrefOf('Next')]
  await user.selectOptions(await screen.findByLabelText('Status'), 'In progress')
  await screen.findByText('Set the status to In progress')
  await act(async () => undefined)
  expect([hrefOf('Previous'), hrefOf('Next')]).toEqual(neighbours)
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await waitFor(() => expect(hrefOf('Previous')).toContain('reference=GG-000005'))
})

test('days and times are those of Lagos [STAFF-11]', async () => {
  openConsole('/staff/submissions')
  const time = await screen.findByText('17 Nov 2026, 00:30')
  expect(time).toHaveAttribute('datetime', '2026-11-16T23:30:00.000Z')
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

test('what is searched for stays in its field with the focus, and Clear empties it [STAFF-52]', async () => {
  const user = openConsole('/staff/submissions?kind=contact')
  await user.type(await screen.findByLabelText('Search'), 'Yaba{Enter}')
  expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('search=Yaba'),
  )
  expect(screen.getByLabelText('Search')).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Clear' }))
  expect(screen.getByLabelText('Search')).toHaveValue('')
})

test('sign-ups for the newsletter are filtered by whether they are confirmed, in the list and its file [SUBS-9]', async () => {
  const user = openConsole('/staff/submissions')
  expect(await screen.findByText('8 submissions')).toBeVisible()
  expect(screen.queryByLabelText('Subscription')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Kind'), 'Newsletter')
  expect(await screen.findByText('Not confirmed', { selector: 'li *' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Subscription'), 'Unsubscribed')
  expect(await screen.findByText('1 submission')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Unsubscribed')
  expect(hrefOf('Download as CSV')).toContain('.csv?kind=newsletter&subscription=unsubscribed')
})

test.each([
  ['submissions', '3 submissions', '/staff/submissions?kind=contact&page=2'],
  ['nominations', '2 nominations', '/staff/nominations?page=2'],
])(
  'a page of %s that is no longer there gives way to the last one [STAFF-66]',
  async (_list, count, address) => {
    openConsole(address)
    expect(await screen.findByText(count)).toBeVisible()
    expect(await screen.findAllByRole('link', { name: /Eze|Obi/ })).not.toEqual([])
  },
)

test('nominations for one person are marked, and one goes on the shortlist [STAFF-56]', async () => {
  const user = openConsole('/staff/nominations')
  expect(await screen.findAllByText('2 for this person')).toHaveLength(2)
  expect(screen.getAllByText('Laptops of the year', { selector: 'li *' })).toHaveLength(2)
  expect(await screen.findByRole('option', { name: 'Laptops of the year (2)' })).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: /^On the shortlist/, pressed: false })[0]!)
  expect(await screen.findByRole('button', { name: /^On the shortlist/, pressed: true })).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'Ngozi Eze' })[0]!)
  expect(await screen.findByRole('link', { name: 'Next' })).toBeVisible()
  expect(hrefOf('Back to the list')).toMatch(/^\/staff\/nominations\?/)
})

test('the shortlist is printed [STAFF-56]', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const user = openConsole('/staff/nominations?shortlisted=yes')
  await user.click(await screen.findByRole('button', { name: 'Print this list' }))
  expect(print).toHaveBeenCalled()
})

test('the overview shows what waits, what came in, and what is deleted soon although it waits [STAFF-55 STAFF-61]', async () => {
  openConsole('/staff')
  const waiting = await screen.findByRole('region', { name: 'What waits for us' })
  // What has waited for less than a day need not be from today.
  expect(within(waiting).getByRole('columnheader', { name: 'Under a day' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What came in' })).toBeVisible()
  expect(screen.getByText('As a table')).toBeVisible()
  const notice = screen.getByRole('region', { name: 'Deleted soon, and still open' })
  expect(notice).toHaveTextContent('Message: 2, the first on 4 December 2026')
  expect(within(notice).getByRole('link')).toHaveAttribute('href', expect.stringContaining('kind=contact'))
})

test('a link of the console moves the focus to the view that it opens', async () => {
  const Stub = createRoutesStub([
    { path: '/staff/:view?', Component: ConsoleRoute as ComponentType, loader, HydrateFallback: () => null },
  ])
  const { user } = renderWithTheme(<Stub initialEntries={['/staff/submissions']} />)
  await user.click(await screen.findByRole('link', { name: 'Ada Obi' }))
  expect(await screen.findByText(/I live in Yaba/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('the audit log is filtered by the operator, and by people without a role today [STAFF-10]', async () => {
  const actors = [
    { id: 'S-LEFT01', name: 'Bisi Alao' },
    { id: 'S-GONE01', name: null },
    { id: 'operator', name: null },
  ]
  const at = '2026-11-23T09:00:00.000Z'
  const what = { at, action: 'exported', submissionId: null, reference: null, detail: '' } as const
  server.use(
    route(listAuditEntries, ({ query: { who } }) => {
      const rows = actors
        .filter(({ id }) => id === (who ?? id))
        .map(({ id, name }) => ({ ...what, id, name, who: id }))
      return answerOf({ rows, total: rows.length, page: 1, pageSize: 50 })
    }),
  )
  const user = openConsole('/staff/audit')
  const who = await screen.findByLabelText('Who')
  for (const name of ['Bisi Alao', 'Chioma Ade']) await within(who).findByRole('option', { name })
  const options = within(who).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Everybody',
    'Chioma Ade',
    'Bisi Alao',
    'S-GONE01',
    'The operator',
    'The server',
  ])
  await user.selectOptions(who, 'The operator')
  expect(await screen.findByText('The operator', { selector: 'strong' })).toBeVisible()
  expect(screen.queryByText('Bisi Alao', { selector: 'strong' })).not.toBeInTheDocument()
})
