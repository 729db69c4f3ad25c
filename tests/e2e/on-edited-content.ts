import { rmSync } from 'node:fs'
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
  const root = copyProject({ content: 'content' })
  try {
    writeEditedContent(path.join(root, 'content'))
    const inCopy = run({ cwd: root })
    await inCopy`${process.execPath} --import tsx scripts/build.ts --force`
    await inCopy`${process.execPath} node_modules/@playwright/test/cli.js test ${process.argv.slice(2)}`
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
