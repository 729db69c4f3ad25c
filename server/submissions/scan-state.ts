import type { ScanState } from '#contract/staff/submissions.ts'
import type { Config } from '#server/platform/config.ts'
import type { AttachmentScan } from '#server/platform/database/tables.ts'

export type ScanSettings = Pick<Config, 'clamdUrl' | 'scanQuarantine'>

type Result = Pick<AttachmentScan, 'result' | 'signature'>

type Scan = { scan: ScanState; signature: string | null; isDownloadable: boolean }

/**
 * Decides whether staff may download a file, from its scan result. An infected file stays infected if the scanner is
 * removed.
 */
export function scanStateOf(found: Result | undefined, { clamdUrl, scanQuarantine }: ScanSettings): Scan {
  const unscanned = clamdUrl === null ? 'not-scanned' : 'pending'
  const scan = found?.result ?? unscanned
  const isDownloadable = scan === 'clean' || (scan !== 'infected' && !scanQuarantine)
  return { scan, signature: found?.signature ?? null, isDownloadable }
}
