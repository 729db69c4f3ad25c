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

test('two pages with one title are named, however it is written, and so is a description that says hardly anything [CHECK-37]', () => {
  const lines = linesAfter({
    'pages/faqs.yaml': 'title: HOME\ndescription: Questions.\nheading: Questions\n',
  })
  expect(lines.join('\n')).toContain('content/pages/faqs.yaml has the same title.')
  expect(lines.join('\n')).toContain('the description has 10 characters.')
})

test('events may come back under one title [CHECK-37]', () => {
  const talk = `title: First talk\nstart: 2026-04-04T10:00\nend: 2026-04-04T12:00\ntimeZone: Africa/Lagos\nisOnline: false\nplace: Yaba\n`
  const lines = linesAfter({ 'events/2026-04-04-talk.md': `---\n${talk}---\n\nCome.\n` })
  expect(lines.filter((line) => line.includes('same title'))).toEqual([])
})

test('pages of the member area, which are not listed, may share titles and descriptions with others [CHECK-37]', () => {
  const page = `title: Home\ndescription: Home.\nheading: Hello\n`
  const lines = linesAfter({ 'pages/explore-home.yaml': page })
  expect(lines.filter((line) => /same title|same description|the description has/.test(line))).toEqual([])
})
