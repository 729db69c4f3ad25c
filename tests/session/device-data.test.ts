import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '#scripts/files-below.ts'
import { PERSONAL_KEYS } from '#src/session/device-data.ts'
import { HINT_KEY } from '#src/session/hint.ts'

/** Keys that stay on the device after a sign-out, as they contain no personal data. */
const OF_THE_DEVICE = ['lastVisit', 'visitCount', 'newsletterSignUp', 'colorMode', 'queueMark', 'dataSaver']

test('each key of browser storage is personal or of the device, so that none is forgotten when a member leaves', () => {
  const code = filesBelow('src').filter((file) => /\.tsx?$/.test(file))
  const calls = code.flatMap((file) => [
    ...readFileSync(`src/${file}`, 'utf8').matchAll(
      /stored(?:Text|Number|Json)\(\s*'(?:local|session)',\s*([^,)]+)/g,
    ),
  ])
  const keys = calls.map(([, key = '']) => (key === 'HINT_KEY' ? HINT_KEY : key.replace(/['`]/g, '')))
  const others = keys.filter((key) => key !== 'key' && key !== HINT_KEY && !PERSONAL_KEYS.test(key))
  expect(keys.length).toBeGreaterThan(8)
  expect(others.sort()).toEqual(OF_THE_DEVICE.sort())
})
