import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

const fixture = (file: string) => readFileSync(`tests/fixtures/content/${file}`, 'utf8')
const CAUSE = fixture('causes/laptops.yaml')
const FAQ = fixture('faqs/question-1.yaml')
const EXPECTED = 'The name of this file is its anchor on the page, and each anchor leads to one place.'

test.each([
  ['faqs/donations.yaml', FAQ, '/faqs'],
  ['faqs/main.yaml', FAQ, '/faqs'],
  ['faqs/ask-heading.yaml', FAQ, '/faqs'],
  ['causes/how-it-works.yaml', CAUSE, '/donate'],
  ['causes/top.yaml', CAUSE, '/donate'],
  ['events/by-year.md', fixture('events/first-talk.md'), '/events'],
])('the name of %s is refused, as its page has this anchor already [CHECK-6]', (file, text, page) => {
  const [, name = '', ending = ''] = /\/([\w-]+)(\.\w+)$/.exec(file) ?? []
  expect(linesAfter({ [file]: text })).toContain(
    `content/${file}:1:1  the anchor "#${name}" on ${page} already belongs to another part of that page. Give the file another name, such as ${name}-2${ending}. ${EXPECTED}`,
  )
})

test('the key of a section of a legal page is an anchor of its own [CHECK-6]', () => {
  const section = (key: string) => `  - key: ${key}\n    heading: A heading\n    text: A text.\n`
  const lines = linesAfter({
    'legal/privacy-policy.yaml': `title: Privacy\nsections:\n${['main', 'data', 'data'].map(section).join('')}`,
  })
  expect(lines.filter((line) => line.includes('anchor'))).toEqual([
    expect.stringContaining(
      'privacy-policy.yaml:3:10  the anchor "#main" already belongs to another part of',
    ),
    expect.stringContaining(
      'privacy-policy.yaml:9:10  the anchor "#data" already belongs to another part of',
    ),
  ])
})

test('a group of the gallery has a name and pictures of its own [CHECK-6]', () => {
  const group = fixture('gallery/first-event.yaml')
  expect(linesAfter({ 'gallery/second-event.yaml': group.replace('order: 1', 'order: 2') })).toEqual([
    'content/gallery/second-event.yaml:1:8  "First event" is the name of the group in content/gallery/first-event.yaml too. Say what is special about each, such as its year. The page has a part for each group, and visitors tell them apart by their names.',
    expect.stringContaining(
      'content/gallery/second-event.yaml:5:10  "images/one.webp" stands in content/gallery/first-event.yaml too. Leave it out here, or choose another picture.',
    ),
    expect.stringContaining('content/gallery/second-event.yaml:9:10  "images/two.webp" stands in'),
  ])
})
