import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoadingView } from '#src/session/member-guard.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const STYLES = 'src/theme/splash.css'

test('the loading view is the splash, whose logo is animated [PAGE-26]', () => {
  renderWithTheme(<LoadingView onRetry={() => {}} />)
  expect(screen.getByRole('main')).toHaveClass('splash')
  const [, logo = ''] = /\.splash \{[^}]*url\('([^']+\.svg)'\)/.exec(readFileSync(STYLES, 'utf8')) ?? []
  const drawing = readFileSync(path.resolve(path.dirname(STYLES), logo), 'utf8')
  expect(drawing).toContain('aria-label="GeleGrid"')
  expect(drawing).toMatch(/animation:\s*\w+ /)
  expect(drawing).toMatch(/@media \(prefers-reduced-motion:\s*reduce\)/)
})
