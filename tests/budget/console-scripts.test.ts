import { expect, test } from 'vitest'
import { waysToConsole } from '#scripts/budget/console-scripts.ts'

const scripts = new Map([
  ['console-Ab.js', 'call("/api/staff/submissions")'],
  ['page-Cd.js', 'ask("/api/staff/session").then(()=>import("./console-Ab.js"))'],
  ['home-Ef.js', 'home()'],
])
const pages = new Map([
  ['/', '<script src="/assets/home-Ef.js">'],
  ['/staff', '<script src="/assets/page-Cd.js">'],
])

test('only the page of the console leads to its code [STAFF-50]', () => {
  expect(waysToConsole(scripts, pages)).toEqual([])
})

test('a script or a page that leads there is named [STAFF-50]', () => {
  const leaky = new Map([...scripts, ['home-Ef.js', 'import("./console-Ab.js")']])
  expect(waysToConsole(leaky, pages)).toEqual([expect.stringMatching(/^home-Ef\.js leads/)])
  const preloading = new Map([...pages, ['/', '<link rel="modulepreload" href="/assets/console-Ab.js">']])
  expect(waysToConsole(scripts, preloading)).toEqual([expect.stringMatching(/^\/ leads/)])
})

test('what only the console loads later may import from it, unless a page loads it as well [STAFF-50]', () => {
  const withPart = new Map([
    ...scripts,
    ['console-Ab.js', 'call("/api/staff/submissions");import("./part-Gh.js")'],
    ['part-Gh.js', 'import"./console-Ab.js"'],
  ])
  expect(waysToConsole(withPart, pages)).toEqual([])
  const leaky = new Map([...withPart, ['home-Ef.js', 'import("./part-Gh.js")']])
  expect(waysToConsole(leaky, pages)).toEqual([expect.stringMatching(/^part-Gh\.js leads/)])
})

test('a console that cannot be found is a problem', () => {
  expect(waysToConsole(new Map(), pages)).toHaveLength(1)
})
