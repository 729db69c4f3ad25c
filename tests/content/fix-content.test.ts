import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixContent } from '#scripts/content/check-project.ts'
import { tidied } from '#scripts/content/checks/files.ts'
import { projectWith } from './temporary-project.ts'

test.each([
  ['a byte order mark and Windows line ends', '\uFEFFa: 1\r\nb: 2\r\n', 'a: 1\nb: 2\n'],
  ['no line break at the end', 'a: 1', 'a: 1\n'],
  ['several line breaks at the end', 'a: 1\n\n\n', 'a: 1\n'],
  ['spaces above an empty line and at the end', 'a: 1  \n\nb: 2\t\n', 'a: 1\n\nb: 2\n'],
  [
    'several empty lines below the fields',
    '--- \r\ntitle: A\r\n---\t\r\n\r\n \r\n  Text\r\n',
    '--- \ntitle: A\n---\n\n  Text\n',
  ],
])('%s is fixed [CHECK-5]', (_, text, expected) => {
  expect(tidied(text)).toBe(expected)
  expect(tidied(expected)).toBe(expected)
})

test.each([
  ['spaces that are a line break in a text', 'a: |\n  one  \n  two\n'],
  ['quotations', 'a: “One” and “two”\n'],
  ['a line of hyphens in the text', '---\na: 1\n---\n\nOne.\n\n---\n\nTwo.\n'],
])('%s stay as they are [CHECK-5]', (_, text) => {
  expect(tidied(text)).toBe(text)
})

test('invisible characters are removed [CHECK-5]', () => {
  const root = projectWith()
  const file = join(root, 'content/awards.yaml')
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, sound.replace('name:', 'na\u200Bme:\u202E'))
  expect(fixContent(root)).toEqual(['content/awards.yaml'])
  expect(readFileSync(file, 'utf8')).toBe(sound)
})

test('the list of words is sorted by --fix, and then left alone [CHECK-22]', () => {
  const root = projectWith()
  const list = join(root, 'content/words.txt')
  writeFileSync(list, 'garri\nfufu\ngarri\n')
  expect(fixContent(root)).toEqual(['content/words.txt'])
  expect(readFileSync(list, 'utf8')).toBe('fufu\ngarri\n')
  expect(fixContent(root)).toEqual([])
})
