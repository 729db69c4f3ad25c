import { expect, test } from 'vitest'
import { deferred } from '#scripts/defer-scripts.ts'

const preloads = ['manifest-1', 'entry-5', 'frame-2', 'root-3', 'home-4']
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join('')

const built = `<!DOCTYPE html><html><head>${preloads}<link rel="stylesheet" href="/assets/theme.css"/></head><body><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/home-4.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/site/home":route1};

import("/assets/entry-5.js");</script></body></html>`

test('a page names its scripts in the order of evaluation, without asking for them', () => {
  expect(deferred(built, 'start()')).toBe(
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/theme.css"/>' +
      '<script type="application/json" id="page-scripts">{"names":["frame-2.js","root-3.js","home-4.js","manifest-1.js","entry-5.js"],' +
      '"routes":{"root":1,"routes/site/home":2}}</script><script>start()</script></head>' +
      '<body><script></script></body></html>',
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
])('a page with $what stops the build', ({ html }) => {
  expect(() => deferred(html, 'start()')).toThrow()
})
