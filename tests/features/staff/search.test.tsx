import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '#tests/setup/fill.ts'
import { mockConsole, openConsole } from './open-console.tsx'

mockConsole()

test('a text too long to search is cut in its field, instead of finding everything [STAFF-52]', async () => {
  const user = openConsole('/staff/submissions')
  expect(await screen.findByText('120 submissions')).toBeVisible()
  await user.click(screen.getByLabelText('Search'))
  await user.paste('nothing like this was ever sent '.repeat(5))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(/^Nothing was found/)).toBeVisible()
})

test('clearing the filters empties fields that were not applied yet as well [STAFF-52]', async () => {
  const user = openConsole('/staff/submissions')
  await user.type(await screen.findByLabelText('Search'), 'Ngozi')
  await fill(user, screen.getByLabelText('From day'), '2026-11-01')
  await user.click(screen.getByRole('link', { name: 'Clear' }))
  expect(screen.getByLabelText('Search')).toHaveValue('')
  expect(screen.getByLabelText('From day')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('120 submissions')).toBeVisible()
})
