import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fixContent, fixLinks } from '#scripts/content/fix-content.ts'
import { projectWith, replaceIn } from './temporary-project.ts'

/** Writes something else in the place of these words, and expects it to be fixed. */
async function expectFixed(file: string, from: string, to: string, fixed: string) {
  const root = projectWith()
  const read = () => readFileSync(join(root, 'content', file), 'utf8')
  const before = read()
  replaceIn(root, file, from, to)
  expect(await fixLinks(root)).toEqual(to === fixed ? [] : [`content/${file}`])
  expect(read()).toBe(before.replace(from, fixed))
}

test.each([
  ['to: https://{domain}/community?x=1#join', 'to: /community?x=1#join'],
  ["to: 'https://www.{domain}/community'", "to: '/community'"],
  ['to: "https://{domain}"', 'to: "/"'],
  ['to: http://{domain}/community', 'to: /community'],
  ['to: http://example.org/a', 'to: https://example.org/a'],
  ['to: HTTP://example.org/a', 'to: https://example.org/a'],
  // No page of ours, and another site.
  ['to: https://{domain}/uploads/a.pdf', 'to: https://{domain}/uploads/a.pdf'],
  ['to: https://jobs.{domain}/a', 'to: https://jobs.{domain}/a'],
])('in a field, "%s" becomes "%s" [CHECK-5]', async (written, expected) => {
  await expectFixed('pages/home.yaml', 'to: /donate', written, expected)
})

test('in a field for addresses of other sites http becomes https [CHECK-5]', async () => {
  await expectFixed('events/first-talk.md', 'https://events', 'http://events', 'https://events')
})

test.each([
  ['See [a page](https://{domain}/faqs), and', 'See [a page](/faqs), and'],
  ['See [a page] (/faqs), and', 'See [a page](/faqs), and'],
  ['See [a page](http://example.org/a_(b)), and', 'See [a page](https://example.org/a_(b)), and'],
  [
    'See [one](http://example.org) and [two](https://{domain}/faqs), and',
    'See [one](https://example.org) and [two](/faqs), and',
  ],
  ['See [{domain}](https://{domain}/faqs), and', 'See [{domain}](/faqs), and'],
])('in a text, also of a field, "%s" becomes "%s" [CHECK-5]', async (written, expected) => {
  await expectFixed('faqs/donations-1.yaml', 'answer: ', `answer: ${written} `, `answer: ${expected} `)
  await expectFixed('mentors/ada.md', 'She has', `${written} she has`, `${expected} she has`)
})

test('in a definition, a program and a folded text only the address of a link changes [CHECK-5]', async () => {
  await expectFixed(
    'mentors/ada.md',
    'She has',
    '`[a](http://example.org)` and [a page][one].\n\n[one]: http://example.org/a\n\nShe has',
    '`[a](http://example.org)` and [a page][one].\n\n[one]: https://example.org/a\n\nShe has',
  )
  await expectFixed(
    'faqs/donations-1.yaml',
    'answer: ',
    'answer: >-\n  See http://example.org/a and\n  [the\n  page](https://{domain}/faqs), or [ours](https://{domain}/faqs).\n  ',
    'answer: >-\n  See https://example.org/a and\n  [the\n  page](https://{domain}/faqs), or [ours](/faqs).\n  ',
  )
})

test('a whole address as it stands in the browser is shortened in a field and in a link, not by itself [CHECK-5]', async () => {
  const { domain } = parse(readFileSync('tests/fixtures/content/site.yaml', 'utf8')) as { domain: string }
  await expectFixed('pages/home.yaml', 'to: /donate', `to: https://www.${domain}/faqs`, 'to: /faqs')
  await expectFixed('mentors/ada.md', 'She has', `[She](https://${domain}/faqs) has`, '[She](/faqs) has')
  await expectFixed(
    'mentors/ada.md',
    'She has',
    `https://${domain}/faqs she has`,
    `https://${domain}/faqs she has`,
  )
})

test('the list of words is sorted by --fix, and then left alone [CHECK-22]', () => {
  const root = projectWith()
  const list = join(root, 'content/words.txt')
  writeFileSync(list, 'garri\nfufu\ngarri\n')
  expect(fixContent(root)).toEqual(['content/words.txt'])
  expect(readFileSync(list, 'utf8')).toBe('fufu\ngarri\n')
  expect(fixContent(root)).toEqual([])
})
