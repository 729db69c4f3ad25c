import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject } from '#scripts/copy-project.ts'
import { run, runScript } from '#scripts/run.ts'
import { writeEditedContent } from '#tests/content/edits.ts'

/*
 * Runs the browser tests on a copy of the site with common edits of its content, none of which may break a test. The
 * unit tests do the same in tests/content/edits.test.ts.
 *
 *     npm run test:edited -- tests/e2e/home.spec.ts
 */

await runScript(async () => {
  const edited = mkdtempSync(path.join(tmpdir(), 'gelegrid-edited-'))
  let root: string | undefined
  try {
    const content = path.join(edited, 'content')
    writeEditedContent(content)
    root = copyProject({ content })
    const inCopy = run({ cwd: root })
    await inCopy`${process.execPath} --import tsx scripts/build.ts --force`
    await inCopy`${process.execPath} node_modules/@playwright/test/cli.js test ${process.argv.slice(2)}`
  } finally {
    for (const folder of [edited, root]) if (folder) rmSync(folder, { recursive: true, force: true })
  }
})
