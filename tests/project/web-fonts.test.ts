import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create } from 'fontkit'
import { expect, onTestFinished, test } from 'vitest'
import { rangeOf, writeWebFonts } from '#scripts/web-fonts.ts'

async function fontsFor(text: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'fonts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'content'))
  writeFileSync(path.join(root, 'content/page.yaml'), text)
  const rules = await writeWebFonts(root)
  const folder = path.join(root, '.generated/fonts')
  const read = (name: string) => readFileSync(path.join(folder, name))
  return {
    root,
    rules,
    names: readdirSync(folder).sort(),
    read,
    write: (next: string) => writeFileSync(path.join(root, 'content/page.yaml'), next),
  }
}

function fontIn(file: Buffer) {
  const font = create(file)
  if (!('variationAxes' in font)) throw new Error('A collection of fonts')
  return font
}

/** Whether a font file contains a character. */
function draws(file: Buffer, character: string) {
  return fontIn(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

test('pages load only the characters that the site writes, with what anybody types and what amounts need', async () => {
  const { names, read } = await fontsFor('heading: Œuvre')
  expect(names).toEqual([
    'body-latin-ext.woff2',
    'body-latin.woff2',
    'body-vietnamese.woff2',
    'heading-latin-ext.woff2',
    'heading-latin.woff2',
    'heading-vietnamese.woff2',
  ])
  for (const character of 'Aaz09?@áàŒ')
    expect(draws(read('body-latin.woff2'), character), character).toBe(true)
  for (const character of 'þœ') expect(draws(read('body-latin.woff2'), character), character).toBe(false)
  for (const character of 'ẹỌ') expect(draws(read('body-vietnamese.woff2'), character), character).toBe(true)
  for (const character of 'Ṣṣ₦') expect(draws(read('body-latin-ext.woff2'), character), character).toBe(true)
})

test('they are a fraction of the whole fonts, and headings have one weight only', async () => {
  const { read } = await fontsFor('heading: Hello')
  expect(read('heading-latin.woff2').length).toBeLessThan(11_000)
  expect(read('body-latin.woff2').length).toBeLessThan(16_000)
  const weights = (name: string) => Object.keys(fontIn(read(name)).variationAxes)
  expect(weights('heading-latin.woff2')).toEqual([])
  expect(weights('body-latin.woff2')).toEqual(['wght'])
})

test('each character is in one font of a family: the small one, or the whole one', async () => {
  const { rules } = await fontsFor('heading: Hello')
  const faces = [
    ...rules.matchAll(/font-family: '([^']+)'[^}]*url\('([^']+)'\)[^}]*unicode-range: ([^;]+);/g),
  ]
  expect(faces).toHaveLength(12)
  const rangesOf = (family: string, code: string) =>
    faces
      .filter(([, name, , range = '']) => name === family && range.split(', ').includes(code))
      .map(([, , url]) => url)
  expect(rangesOf('Epilogue Variable', 'U+20-7E')).toEqual(['./fonts/heading-latin.woff2'])
  expect(rangesOf('Plus Jakarta Sans Variable', 'U+20A6')).toEqual(['./fonts/body-latin-ext.woff2'])
  expect(rangesOf('Plus Jakarta Sans Variable', 'U+FFFD')).toEqual([
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  ])
})

test('a character that is taken out of the content leaves the font', async () => {
  const { root, write, read } = await fontsFor('heading: þing')
  expect(draws(read('heading-latin.woff2'), 'þ')).toBe(true)
  write('heading: thing')
  await writeWebFonts(root)
  expect(draws(read('heading-latin.woff2'), 'þ')).toBe(false)
})

test('neighbours are written as one range', () => {
  expect(rangeOf([32, 33, 34, 65, 0x1eb9])).toBe('U+20-22, U+41, U+1EB9')
})
