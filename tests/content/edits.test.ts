import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { reportLines } from '#scripts/content/checks/report/report.ts'
import { expectations } from '#scripts/content/expectations.ts'
import { sitePages } from '#scripts/content/site-pages.ts'
import { compiledFolder, compileSite } from '#tests/setup/compiled-site.ts'
import { writeEditedContent } from './edits.ts'

test('what editors do every week is accepted, and every page shows it', { timeout: 300_000 }, async () => {
  const folder = path.join(compiledFolder('edits'), 'content')
  expect(writeEditedContent(folder).length).toBeGreaterThan(30)

  const report = checkContent({ root: compiledFolder('edits'), pages: sitePages, expectations })
  const errors = report.problems.filter(({ severity }) => severity === 'error')
  expect(
    reportLines({ ...report, problems: errors }, { isOnGitHub: false, showWarnings: false }),
  ).toHaveLength(1)

  const root = await compileSite('edited', folder)
  const smoke = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'content'],
    {
      env: { ...process.env, CONTENT_ROOT: root, NO_COLOR: '1' },
      encoding: 'utf8',
    },
  )
  expect(smoke.status, smoke.stdout + smoke.stderr).toBe(0)
})
