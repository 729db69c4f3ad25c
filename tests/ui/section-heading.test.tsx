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

/** The colour of an element's text, as written in its styles. */
const colorIn = (css: string) => /[;{]color:([^;}]+)/.exec(css)?.[1]

test.each([
  ['plain', 'var(--accent-text, var(--g-colors-fg-accent))'],
  ['tint', 'var(--accent-text, var(--g-colors-fg-accent))'],
  ['brand', 'var(--g-colors-fg-highlight-on-dark)'],
  ['accent', 'inherit'],
  ['success', 'inherit'],
] as const)('the eyebrow and links in the text can be read on the ground %s [DARK-3]', (ground, color) => {
  renderWithTheme(<Section headingId="galleries" copy={copy} ground={ground} />)
  expect(colorIn(cssOf(screen.getByText('Where we meet')))).toBe(color)
  const [text] = screen.getByRole('link').closest('div')?.classList ?? []
  expect(document.head.innerHTML).toContain(`.${text} a{color:${color}`)
})

test.each([
  ['plain', false],
  ['tint', true],
  ['cool', true],
] as const)('on the ground %s the accent of texts is the stronger one: %s [DARK-3]', (ground, isStronger) => {
  renderWithTheme(<Section headingId="galleries" copy={copy} ground={ground} />)
  const css = cssOf(screen.getByRole('region', { name: 'GALLERIES' }))
  expect(css.includes('--accent-text:var(--g-colors-fg-accent-strong)')).toBe(isStronger)
})
