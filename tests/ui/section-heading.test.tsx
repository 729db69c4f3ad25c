import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

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
