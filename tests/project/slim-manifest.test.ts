import { expect, test } from 'vitest'
import { slim } from '#scripts/slim-manifest.ts'

test('routes keep what a browser needs to load them, without imports and false values', () => {
  const route = {
    id: 'home',
    path: '',
    hasLoader: true,
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
    routes: { home: { id: 'home', path: '', hasLoader: true, module: '/a.js', css: [] } },
  })
})

test('a manifest in another form stops the build', () => {
  expect(() => slim('export default {}')).toThrow('The manifest does not begin with')
})
