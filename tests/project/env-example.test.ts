import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { readEnv } from '#src/lib/env.ts'

const example = parseEnv(readFileSync('.env.example', 'utf8'))

const SETTING = /(?:\[|(?:setting|address)\()\s*'([A-Z_]+)',?/g

function settingsIn(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(SETTING)].map(([, name]) => name)
}

test('.env.example names every setting of the server and of a build', () => {
  const files = ['server/platform/config.ts', 'src/lib/env.ts']
  const settings = new Set(files.flatMap(settingsIn))
  expect(Object.keys(example).sort()).toEqual([...settings].sort())
})

test('.env.example can be used as it is', () => {
  expect(readConfig(example)).toMatchObject({ port: 3000, servesSite: true, databaseUrl: null })
  expect(readEnv(example)).toMatchObject({ formDelivery: 'api' })
})
