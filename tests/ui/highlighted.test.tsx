import { expect, test } from 'vitest'
import { Highlighted } from '#src/ui/text/highlighted.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

function show(text: string, highlight: string) {
  const { container } = renderWithTheme(<Highlighted text={text} highlight={highlight} />)
  const marks = [...container.querySelectorAll('mark')]
  return { text: container.textContent, marked: marks.map((mark) => mark.textContent), marks }
}

test.each([
  [
    'at the start, in the middle and at the end',
    'Ada met Bisi. Then Ada rang, and so did Ada',
    ['Ada', 'Ada', 'Ada'],
  ],
  ['before an apostrophe, a comma or a hyphen', "Ada's code, Ada, Ada-like", ['Ada', 'Ada', 'Ada']],
  ['only as a whole word', 'Adaeze, McAda and ỌAda know Ada', ['Ada']],
  ['not where it is not there', 'Nobody of that name', []],
  ['not in other letters', 'ADA and ada', []],
])('a name stands out %s [DATA-9]', (_, text, marked) => {
  const shown = show(text, 'Ada')
  expect(shown.marked).toEqual(marked)
  expect(shown.text).toBe(text)
})
