import { readFileSync } from 'node:fs'
import { compile, type Element } from 'stylis'
import { expect, test } from 'vitest'
import { filesBelow } from '#scripts/files-below.ts'
import { tokenCss } from '#scripts/theme-css.ts'
import { palette } from '#src/theme/tokens.ts'

type Rule = { selector: string; within: Array<string>; declarations: Map<string, string> }

function rulesOf(nodes: ReadonlyArray<Element>, within: Array<string> = []): Array<Rule> {
  return nodes.flatMap((node) => {
    const children = Array.isArray(node.children) ? node.children : []
    if (node.type !== 'rule') return rulesOf(children, [...within, node.value])
    const declarations = new Map(children.map(({ props, children: value }) => [String(props), String(value)]))
    return [{ selector: String(node.props), within, declarations }]
  })
}

const rules = rulesOf(compile(tokenCss()))
const isDark = ({ declarations }: Rule) => declarations.get('color-scheme') === 'dark'
const dark = rules.filter(isDark)

test('dark values apply where the visitor chose dark, and where the system is dark and she did not choose light [DARK-1 DARK-4]', () => {
  expect(dark.map(({ selector, within }) => [selector, within.at(-1)])).toEqual([
    [':root[data-color-mode=dark]', '@media screen'],
    [':root:not([data-color-mode=light])', '@media (prefers-color-scheme: dark)'],
  ])
  expect(dark[0]?.declarations).toEqual(dark[1]?.declarations)
  expect(dark[0]?.declarations.get('--g-colors-bg')).toBe('var(--g-colors-ink)')
})

test('on paper all values are light [DARK-8]', () => {
  expect(dark.every(({ within }) => within.includes('@media screen'))).toBe(true)
})

test('a dark value takes the place of a light one: no token is for one mode only', () => {
  const light = rules.filter((rule) => !isDark(rule)).flatMap(({ declarations }) => [...declarations.keys()])
  const darkNames = [...(dark[0]?.declarations.keys() ?? [])].filter((name) => name.startsWith('--'))
  expect(darkNames.length).toBeGreaterThan(20)
  expect(darkNames.filter((name) => !light.includes(name))).toEqual([])
})

test('only the theme knows modes and the palette: components use tokens with a meaning', () => {
  const names = Object.keys(palette).join('|')
  const forbidden = new RegExp(
    String.raw`\b_(?:dark|light)\b|\{colors\.(?:${names})\b|olor(?:=|: )["'](?:${names})["']`,
  )
  const found = filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('theme/'))
    .filter((file) => forbidden.test(readFileSync(`src/${file}`, 'utf8')))
  expect(found).toEqual([])
})

test('the pictures for dark mode have the same conditions as the tokens [DARK-11]', () => {
  const css = rulesOf(
    compile(readFileSync('src/theme/dark-pictures.css', 'utf8').replace(/\/\*[^]*?\*\//g, '')),
  )
  const chosen = css.filter(({ selector }) => selector.startsWith(":root[data-color-mode='dark']"))
  const followed = css.filter(({ selector }) => selector.startsWith(":root:not([data-color-mode='light'])"))
  expect(chosen.length + followed.length).toBe(css.length)
  expect(chosen.map(({ declarations }) => [...declarations])).toEqual(
    followed.map(({ declarations }) => [...declarations]),
  )
  expect(chosen.every(({ within }) => within.join() === '@media screen')).toBe(true)
  expect(
    followed.every(({ within }) => within.join() === '@media screen,@media (prefers-color-scheme: dark)'),
  ).toBe(true)
})
