import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkWebVitalsSetting } from '#scripts/web-vitals-setting.ts'

function siteWithPolicy(text: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'gelegrid-policy-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'content/legal'), { recursive: true })
  writeFileSync(path.join(root, 'content/legal/privacy-policy.yaml'), text)
  return root
}

test('a build whose pages report needs a privacy policy that says so [RUN-12]', () => {
  const silent = siteWithPolicy('We count nothing.')
  expect(() => checkWebVitalsSetting(silent, {})).not.toThrow()
  expect(() => checkWebVitalsSetting(silent, { VITE_WEB_VITALS: '0.1' })).toThrow(
    'VITE_WEB_VITALS is set, but content/legal/privacy-policy.yaml does not tell visitors',
  )
  const honest = siteWithPolicy('Some browsers report Web Vitals.')
  expect(() => checkWebVitalsSetting(honest, { VITE_WEB_VITALS: '0.1' })).not.toThrow()
})

test.each(['true', '0', '0.0', '2', '-1', '10%'])('%s is no share of visits', (value) => {
  expect(() => checkWebVitalsSetting(siteWithPolicy('Web Vitals'), { VITE_WEB_VITALS: value })).toThrow(
    `VITE_WEB_VITALS is "${value}", but it must be the share of visits`,
  )
})
