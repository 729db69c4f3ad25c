import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { cssOf } from './browser-fakes.ts'

const copy = {
  eyebrow: 'Where we meet',
  heading: 'GALLERIES',
  text: { html: '<p>Evenings in <a href="/events">Yaba</a></p>' },
}

test('a section is named by its heading, after its eyebrow and before its text', () => {
  const { container } = renderWithTheme(
    <section aria-labelledby="galleries">
      <SectionHeading id="galleries" copy={copy} />
    </section>,
  )
  expect(screen.getByRole('region', { name: 'GALLERIES' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('GALLERIES')
  expect(screen.getByRole('link', { name: 'Yaba' })).toHaveAttribute('href', '/events')
  expect(container).toHaveTextContent(/^Where we meetGALLERIESEvenings in Yaba$/)
})

test('optional parts that are missing leave no empty elements', () => {
  const { container } = renderWithTheme(<SectionHeading copy={{ text: copy.text }} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(container).toHaveTextContent(/^Evenings in Yaba$/)
  expect(container.querySelectorAll('p')).toHaveLength(1)
})

const ACCENT = 'color:var(--accent-text, var(--g-colors-fg-accent))'

test('the eyebrow, and links in the text, have the accent of their ground', () => {
  renderWithTheme(<SectionHeading copy={copy} />)
  expect(cssOf(screen.getByText('Where we meet'))).toContain(ACCENT)
  const text = screen.getByRole('link').closest('div')
  expect(document.head.innerHTML).toContain(`.${text?.className} a{${ACCENT}`)
})

/** The accent of a ground, from its own styles and the global ones. */
function accentOn(section: Element) {
  const [own] = /--accent-text:[^;}]+/.exec(cssOf(section)) ?? []
  const ground = section.getAttribute('data-ground')
  const [, global] = document.head.innerHTML.split(`[data-ground=${ground}]{`)
  return (own ?? global ?? '').replace(/^--accent-text:|[;}].*$/gs, '')
}

test.each([
  ['plain', ''],
  ['surface', ''],
  ['warm', ''],
  ['rose', ''],
  ['tint', 'var(--g-colors-fg-accent-strong)'],
  ['cool', 'var(--g-colors-fg-accent-strong)'],
  ['dark', 'var(--g-colors-fg-highlight-on-dark)'],
  ['brand', 'var(--g-colors-fg-highlight-on-dark)'],
  ['accent', 'currentColor'],
  ['success', 'currentColor'],
] as const)('the accent of texts can be read on the ground %s [DARK-3]', (ground, accent) => {
  renderWithTheme(<Section headingId="galleries" copy={copy} ground={ground} />)
  expect(accentOn(screen.getByRole('region', { name: 'GALLERIES' }))).toBe(accent)
})
