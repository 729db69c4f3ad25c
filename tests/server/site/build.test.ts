import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPaths } from '#server/platform/build-output.ts'
import { readSite } from '#server/site/read-site.ts'
import { makeApp, makeBuild } from '#tests/server/fixtures/site.ts'

test('a site that was never built is not served, and the reader learns what to do', () => {
  expect(() => readSite('/nowhere/client')).toThrow(
    '/nowhere/client cannot be read. Run `npm run build`, or set BUILD_DIR.',
  )
})

test('a build without the hashes of its inline scripts, with other scripts or without a page is not served', async () => {
  const buildDir = await makeBuild()
  await rm(join(buildDir, '404/index.html'))
  expect(() => readSite(buildDir)).toThrow(`There is no 404/index.html in ${buildDir}.`)
  await appendFile(join(buildDir, 'blog/index.html'), '<script>changed()</script>')
  expect(() => readSite(buildDir)).toThrow('page-headers.json does not match')
  await rm(buildPaths(buildDir).pageHeaders)
  expect(() => readSite(buildDir)).toThrow('page-headers.json is missing or broken')
})

test('once started, the server goes on with the build it read, whatever happens on the disk', async () => {
  const app = await makeApp({ files: {} })
  const before = await app.inject('/blog')
  await rm(app.config.buildDir, { recursive: true })
  expect((await app.inject('/blog')).rawPayload).toEqual(before.rawPayload)
})

test('a build whose rules for the forms are cut short is not served', async () => {
  const buildDir = await makeBuild()
  await writeFile(buildPaths(buildDir).siteFacts, '{"donations":{"causes":[]}}')
  const environment = { BUILD_DIR: buildDir, SITE_FACTS_FILE: '' }
  await expect(makeApp({ environment })).rejects.toThrow(
    'site-facts.json is missing or broken. Run `npm run build` again, or set SITE_FACTS_FILE.',
  )
})
