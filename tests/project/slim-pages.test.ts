import vm from 'node:vm'
import { expect, test } from 'vitest'
import { slimPage } from '#scripts/slim-pages.ts'

const CONTEXT =
  'window.__reactRouterContext = {"basename":"/","future":{"one":false,"two":true},"ssr":false};'

function pageWith(data: string) {
  const literal = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<script>${CONTEXT}</script><script>window.__reactRouterContext.streamController.enqueue(${literal});</script>`
}

/** Runs the scripts of a page, and returns what React Router would get. */
function run(html: string) {
  const chunks: Array<string> = []
  const window: Record<string, unknown> = {}
  const context = vm.createContext({ window })
  const [first = '', second = ''] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code)
  vm.runInContext(first, context)
  const router = window['__reactRouterContext'] as Record<string, unknown>
  router['streamController'] = { enqueue: (chunk: string) => chunks.push(chunk) }
  vm.runInContext(second, context)
  return { chunks, future: router['future'] }
}

test.each([
  'plain "data" in JSON',
  String.raw`[{"html":"<p>It\u2019s \"hers\"</p>\n"}]`,
  "an apostrophe's end and a \\ backslash \\' before one",
  '</script><script>alert(1)</script><!-- and <\n lines \r \u2028 \u2029',
  'Ọ̀pẹ́yẹmí pays ₦500 🎉',
])('the data of a page stay what they are: %j', (data) => {
  const html = slimPage(pageWith(data))
  expect(run(html)).toEqual({ chunks: [data], future: { two: true } })
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

test('pages get shorter, as flags that are off are left out, and quotes need no backslash', () => {
  const html = slimPage(pageWith('{"a":"b"}'))
  expect(html).toContain(`enqueue('{"a":"b"}')`)
  expect(html).toContain('"future":{"two":true}')
})

test('a page that React Router writes in another way fails the build', () => {
  expect(() => slimPage('<script>window.data = []</script>')).toThrow('without the context')
})
