import { ScriptError } from '#scripts/run.ts'
import { contentClock } from '#scripts/content/visibility/clock.ts'
import { contentOfBase } from './base-content.ts'
import { readSite } from './read-site.ts'
import { diffReport } from './report.ts'

/** `npm run content:diff <base>`: reports the changes in content/ since the branch began from that commit. */
export async function contentDiff(
  root: string,
  args: ReadonlyArray<string>,
  { now } = contentClock(),
): Promise<string> {
  const [base, ...others] = args
  if (base === undefined || base.startsWith('-') || others.length > 0)
    throw new ScriptError('Write npm run content:diff <base>, such as main.')
  const { folder, remove } = await contentOfBase(root, base)
  try {
    return diffReport(readSite(folder), readSite(root), now)
  } finally {
    remove()
  }
}
