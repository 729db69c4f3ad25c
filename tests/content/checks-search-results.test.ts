import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

test('a title that search results cut off is named with its length [CHECK-37]', () => {
  const title = `The first article${' of many'.repeat(6)}`
  expect(linesAfter({ 'blog/first.md': ['The first article', title] })).toEqual([
    expect.stringMatching(
      /^content\/blog\/first\.md:3:8 .*has 65 characters, and search results show about 60/,
    ),
  ])
})

test('two documents of a kind with one title are named, however it is written [CHECK-37]', () => {
  const lines = linesAfter({ 'blog/second.md': ['The second article', 'the first article'] })
  expect(lines.join('\n')).toContain('content/blog/first.md has the same title.')
})

test('an article may have the title of an event [CHECK-37]', () => {
  expect(linesAfter({ 'blog/second.md': ['The second article', 'First talk'] })).toEqual([])
})

test('pages of the member area, which are not listed, may share titles and descriptions with others [CHECK-37]', () => {
  const page = `title: Home\ndescription: Home.\nheading: Hello\n`
  const lines = linesAfter({ 'pages/explore-home.yaml': page })
  expect(lines.filter((line) => /same title|same description|the description has/.test(line))).toEqual([])
})
