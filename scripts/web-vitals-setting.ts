import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnv } from 'vite'
import { ScriptError } from './run.ts'

const POLICY = 'content/legal/privacy-policy.yaml'

/** Throws if VITE_WEB_VITALS is not a valid share, or if the privacy policy does not mention the reports. */
export function checkWebVitalsSetting(root: string, settings = loadEnv('production', root)): void {
  const value = settings['VITE_WEB_VITALS']?.trim() ?? ''
  if (value === '') return
  if (!/^(?:0?\.\d+|1(?:\.0+)?)$/.test(value) || Number(value) === 0)
    throw new ScriptError(
      `VITE_WEB_VITALS is "${value}", but it must be the share of visits that report how fast pages are, such as 0.1 or 1.`,
    )
  if (!/web vitals/i.test(readFileSync(path.join(root, POLICY), 'utf8')))
    throw new ScriptError(
      `VITE_WEB_VITALS is set, but ${POLICY} does not tell visitors: docs/privacy.md has a passage to paste.`,
    )
}
