import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeVector, optimizeVector } from '#scripts/images/vector.ts'
import { temporaryFolder } from '#tests/content/temporary-project.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg"'

test('an SVG keeps its viewBox, which is also its size', async () => {
  const folder = temporaryFolder()
  const source = Buffer.from(`${open} viewBox="-2 -2 291 68"><path d="M0 0 L10 10"/></svg>`)
  expect(await makeVector(source, folder, '/logo')).toEqual({ src: '/logo.svg', width: 291, height: 68 })
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toContain('viewBox="-2 -2 291 68"')
})

test('animations and accessible texts of an SVG are kept', () => {
  const svg = optimizeVector(`${open} viewBox="0 0 9 9" role="img" aria-label="GeleGrid">
    <title>GeleGrid</title>
    <style>@keyframes rise { from { opacity: 0 } } #mark .a { animation: rise .5s both } @media (prefers-reduced-motion: reduce) { .a { animation: none } }</style>
    <g id="mark"><rect class="a" width="9" height="9" opacity="0" style="animation-delay:calc(.1s - var(--t))"/></g>
  </svg>`)
  const texts = ['role="img"', 'aria-label="GeleGrid"', '<title>']
  const moving = ['@keyframes rise', 'prefers-reduced-motion', 'id="mark"', 'class="a"', '<rect', 'var(--t)']
  for (const part of [...texts, ...moving]) expect(svg).toContain(part)
})

test('an SVG loses scripts and editor metadata', () => {
  const svg = optimizeVector(`${open} viewBox="0 0 9 9"><!-- draft --><metadata>me</metadata>
    <script>alert(1)</script><path onclick="alert(2)" d="M0 0h9v9"/></svg>`)
  expect(svg).not.toMatch(/draft|metadata|alert/)
})
