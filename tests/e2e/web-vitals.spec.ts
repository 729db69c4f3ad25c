import { readFileSync } from 'node:fs'
import { filesBelow } from '#scripts/files-below.ts'
import { expect, test } from './site.ts'

test.skip(Boolean(process.env.VITE_WEB_VITALS), 'this build is meant to report')

test('without VITE_WEB_VITALS no script of the build reports anything [RUN-12]', () => {
  const scripts = filesBelow('build/client').filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const reporting = scripts.filter((name) =>
    readFileSync(`build/client/${name}`, 'utf8').includes('web-vitals'),
  )
  expect(reporting).toEqual([])
})
