import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { BuildError, pageHeadersPath, siteFactsPath } from '#server/platform/build-output.ts'
import { readSite } from '#server/site/read-site.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { makeBuild } from '#tests/server/fixtures/site.ts'

test('a site that was never built is not served, and the reader learns what to do', () => {
  expect(() => readSite('/nowhere/client')).toThrow(BuildError)
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
  await rm(pageHeadersPath(buildDir))
  expect(() => readSite(buildDir)).toThrow('page-headers.json is missing or broken')
})

test('once started, the server goes on with the build it read, whatever happens on the disk', async () => {
  const buildDir = await makeBuild()
  const config = readConfig({ BUILD_DIR: buildDir, DATA_DIR: await makeDataDir() })
  const app = await buildApp({ config, database: await openDatabase(config), logger: false })
  onTestFinished(() => app.close())
  const before = await app.inject('/blog')
  await rm(buildDir, { recursive: true })
  expect((await app.inject('/blog')).rawPayload).toEqual(before.rawPayload)
})

test('a build whose rules for the forms are cut short is not served', async () => {
  const buildDir = await makeBuild()
  await writeFile(siteFactsPath(buildDir), '{"donations":{"causes":[]}}')
  const config = readConfig({ BUILD_DIR: buildDir, DATA_DIR: await makeDataDir() })
  const database = await openDatabase(config)
  onTestFinished(() => database.close())
  await expect(buildApp({ config, database, logger: false })).rejects.toThrow(
    'site-facts.json is missing or broken. Run `npm run build` again, or set SITE_FACTS_FILE.',
  )
})
