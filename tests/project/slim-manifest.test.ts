import { expect, test } from 'vitest'
import { slim } from '#scripts/slim-manifest.ts'

test('routes keep what a browser needs to load them, without imports and false values', () => {
  const route = {
    id: 'home',
    path: '',
    hasLoader: true,
    hasDefaultExport: true,
    hasAction: false,
    module: '/a.js',
    imports: ['/b.js'],
    css: [],
  }
  const script = slim(
    `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes: { home: route } })};`,
  )
  expect(JSON.parse(script.replace(/^window\.__reactRouterManifest=|;$/g, ''))).toEqual({
    entry: {},
    routes: {
      home: { id: 'home', path: '', hasLoader: true, hasDefaultExport: true, module: '/a.js', css: [] },
    },
  })
})

test('files among the routes are left out, since no router shows them', () => {
  const layout = { id: 'layout', hasLoader: false, hasDefaultExport: false, module: '/layout.js' }
  const file = { id: 'calendar', path: 'events.ics', hasLoader: true, hasDefaultExport: false }
  const script = slim(
    `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes: { layout, calendar: file } })};`,
  )
  expect(script).toContain('/layout.js')
  expect(script).not.toContain('events.ics')
})

test('a manifest in another form stops the build', () => {
  expect(() => slim('export default {}')).toThrow('The manifest does not begin with')
})
