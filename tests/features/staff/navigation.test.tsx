import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { expect, test } from 'vitest'
import ConsoleRoute, { loader } from '#src/routes/staff/console.tsx'
import { amina } from '#tests/mocks/members.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { mockConsole } from './open-console.tsx'

const { server } = mockConsole()

test('a link of the console moves the focus to the view that it opens', async () => {
  server.use(
    http.get('*/auth/verify-user', () =>
      HttpResponse.json({ success: 'You are signed in.', payload: amina }),
    ),
  )
  const Stub = createRoutesStub([
    { path: '/staff/:view?', Component: ConsoleRoute as ComponentType, loader, HydrateFallback: () => null },
  ])
  const { user } = renderWithTheme(<Stub initialEntries={['/staff/submissions']} />)
  await user.click(await screen.findByRole('link', { name: 'Ada Obi' }))
  expect(await screen.findByText(/I live in Yaba/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
