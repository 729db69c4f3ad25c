import { expect, test } from 'vitest'
import { firstScripts, importsOf } from '#scripts/budget/first-scripts.ts'

const files: Record<string, string> = {
  '/assets/start.js': 'import{a}from"./shared.js";import("./later.js");a()',
  '/assets/home.js': 'import"./shared.js";export*from"./deep.js";export{b}from"./deeper.js"',
  '/assets/shared.js': 'const a="import\\"./not-an-import.js\\"";export{a}',
  '/assets/deep.js': 'import{a}from"./shared.js";import{c}from"./home.js";export const d=a+c',
  '/assets/deeper.js': 'export const b=1',
  '/assets/manifest.js': 'window.manifest={}',
}

const scriptsOf = (html: string) => firstScripts(html, (address) => importsOf(address, files[address]!))

test('a page loads what its scripts name, and what these import in turn, each once', () => {
  const html = `<!DOCTYPE html><html><head>
    <link rel="modulepreload" href="/assets/start.js">
    <link rel="stylesheet" href="/assets/theme.css">
    </head><body><script>import("/assets/later.js")</script><script type="module" async>
      import "/assets/manifest.js"
      import * as route0 from "/assets/home.js"
      window.routes = { home: route0 }
      import("/assets/start.js")
    </script></body></html>`
  expect(scriptsOf(html)).toEqual([
    '/assets/deep.js',
    '/assets/deeper.js',
    '/assets/home.js',
    '/assets/manifest.js',
    '/assets/shared.js',
    '/assets/start.js',
  ])
})

test('a script with an address of its own counts', () => {
  expect(scriptsOf('<script src="/assets/manifest.js"></script>')).toEqual(['/assets/manifest.js'])
})

test('dynamic imports do not count', () => {
  expect(scriptsOf('<link rel="modulepreload" href="/assets/start.js">')).not.toContain('/assets/later.js')
})

test('a page without scripts loads none', () => {
  expect(scriptsOf('<!DOCTYPE html><p>Hello</p><script type="application/ld+json">{"a":1}</script>')).toEqual(
    [],
  )
})

test('scripts that a page asks for later are part of its first visit', () => {
  const html = '<link rel="later" href="/assets/manifest.js"/><link rel="later" href="/assets/start.js"/>'
  expect(scriptsOf(html)).toEqual(['/assets/manifest.js', '/assets/shared.js', '/assets/start.js'])
})
