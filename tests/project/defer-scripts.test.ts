import { expect, test } from 'vitest'
import { deferred } from '#scripts/defer-scripts.ts'

const built =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script type="module" async="">import "/assets/a.js"</script></body></html>'

test('a page asks for no script by itself, and keeps all that its first script needs', () => {
  expect(deferred(built, 'start()')).toBe(
    '<html><head><link rel="later" href="/assets/a.js"/><link rel="later" href="/assets/b.js"/><script>start()</script></head>' +
      '<body><script type="text/plain" id="later">import "/assets/a.js"</script></body></html>',
  )
})

test.each([
  { what: 'no preloads', html: built.replaceAll('modulepreload', 'preload') },
  { what: 'no module', html: built.replace('type="module"', 'defer=""') },
])('a page with $what stops the build', ({ html }) => {
  expect(() => deferred(html, 'start()')).toThrow()
})
