import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailSection } from '#src/sections/contact/email-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

test('both addresses are e-mail links [CONTACT-1]', () => {
  const emails = {
    general: { label: 'General questions', address: 'hello@gelegrid.example' },
    partners: { label: 'Partnerships and giving', address: 'partners@gelegrid.example' },
  }
  renderWithTheme(<EmailSection copy={{ key: 'emails', heading: 'Send us an email' }} emails={emails} />)
  expect(screen.getByRole('region', { name: 'Send us an email' })).toBeInTheDocument()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(emails).map(({ address }) => `mailto:${address}`),
  )
})
