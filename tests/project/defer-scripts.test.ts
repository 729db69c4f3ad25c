import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { deferred } from '#scripts/defer-scripts.ts'

const preloads = ['manifest-1', 'entry-5', 'frame-2', 'root-3', 'home-4']
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join('')

const built = `<!DOCTYPE html><html><head>${preloads}<link rel="stylesheet" href="/assets/theme.css"/></head><body><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/home-4.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/site/home":route1};

import("/assets/entry-5.js");</script><!--$--><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2,\\"_3\\":-5,\\"_4\\":-5},\\"loaderData\\",{\\"_5\\":6},\\"actionData\\",\\"errors\\",\\"root\\",{\\"_7\\":8},\\"heading\\",\\"Hello, \\u003cLagos\\"]\\n");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>`

const dataFile = '[{"_1":2},"root",{"_3":4},"data",{"_5":6},"heading","Hello, <Lagos"]\n'
// The start of `sha256sum`, in base64url.
const dataHash = createHash('sha256').update(dataFile).digest('base64url').slice(0, 12)
const inserted = { firstScript: 'start()', data: '/home.data', dataFile }

test('a page names its data with their hash, and its scripts in the order of evaluation, without asking for them', () => {
  expect(deferred(built, inserted)).toBe(
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/theme.css"/>' +
      '<script type="application/json" id="page-scripts">{"names":["frame-2.js","root-3.js","home-4.js","manifest-1.js","entry-5.js"],' +
      `"routes":{"root":1,"routes/site/home":2},"data":"/home.data","dataHash":"${dataHash}"}</script><script>start()</script></head>` +
      '<body><script></script><!--$--><!--$--><!--/$--><!--/$--></body></html>',
  )
})

test.each([
  { what: 'no preloads', html: built.replaceAll('modulepreload', 'preload') },
  { what: 'no module', html: built.replace('type="module"', 'defer=""') },
  { what: 'no entry', html: built.replace('import("', 'later("') },
  {
    what: 'a route that is not preloaded',
    html: built.replace('from "/assets/home-4', 'from "/assets/home-6'),
  },
  { what: 'other names for its routes', html: built.replace('"root":', 'root:') },
  { what: 'data in another place', html: built.replaceAll('streamController', 'controller') },
  { what: 'other data than its file', html: built.replace('Hello, ', 'Goodbye, ') },
])('a page with $what stops the build', ({ html }) => {
  expect(() => deferred(html, inserted)).toThrow()
})
