import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loader } from '#src/routes/site/home.tsx'
import { SuccessStoriesSection } from '#src/features/home/success-stories-section.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const { copy, stories } = loader().stories

function show() {
  renderWithTheme(<SuccessStoriesSection copy={copy} stories={stories} />)
  return within(screen.getByRole('region', { name: 'Success Stories' }))
}

test('each has its picture and its text, in which only the first name stands out, each time [DATA-9]', () => {
  const items = show().getAllByRole('listitem')
  expect(items).toHaveLength(3)
  for (const [index, { firstName, content, picture }] of stories.entries()) {
    const item = items[index]!
    expect(within(item).getByRole('img', { name: picture.alt })).toBeInTheDocument()
    expect(item.querySelector('p')).toHaveTextContent(content, { normalizeWhitespace: true })
    const marked = [...item.querySelectorAll('mark')].map((mark) => mark.textContent)
    expect(marked.length).toBe(content.split(firstName).length - 1)
    expect(marked.length).toBeGreaterThan(0)
    expect(new Set(marked)).toEqual(new Set([firstName]))
  }
})
