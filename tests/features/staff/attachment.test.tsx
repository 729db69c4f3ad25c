import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockConsole, openConsole } from './open-console.tsx'

mockConsole()

const LINK = { name: /^Download letter\.pdf \(48.*\)$/ }

test.each([
  ['GG-000003', 'Scanned: no virus was found.'],
  ['GG-000009', 'Not scanned for viruses yet: wait a minute and reload, or open it with care.'],
  ['GG-000027', 'Not scanned for viruses: open it with care.'],
])('the file of %s can be downloaded, and says: %s [SCAN-2 SCAN-5 SCAN-7]', async (reference, text) => {
  openConsole(`/staff/submission?reference=${reference}`)
  expect(await screen.findByRole('link', LINK)).toHaveAccessibleDescription(text)
})

test.each([
  ['GG-000015', 'Not scanned for viruses yet: it can be downloaded afterwards. Reload the page in a minute.'],
  ['GG-000021', 'Infected: Pdf.Exploit.Agent-10010, not downloadable.'],
])('the file of %s cannot be downloaded, and says: %s [SCAN-3 SCAN-5]', async (reference, text) => {
  openConsole(`/staff/submission?reference=${reference}`)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText(/^letter\.pdf \(48/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument()
})
