import { watch } from 'node:fs'
import { join } from 'node:path'
import { checkProject } from './check-project.ts'

/** Editors save several files at once, and some write a file twice. */
const SETTLED_MS = 200

/**
 * `npm run content:check -- --watch`: checks now and after each change below content/, until the process ends. The
 * task in .vscode/tasks.json parses the first and last line of each run.
 */
export async function watchProject(args: ReadonlyArray<string>, project: string) {
  const folder = args.find((arg) => !arg.startsWith('--'))
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()

  async function check() {
    console.log('Checking content/ …')
    const { output } = await checkProject(args, project)
    console.log(`${output}\nWaiting for changes.`)
  }

  // Watches before the first check, so that no change is missed in between.
  watch(join(folder ?? project, 'content'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A file may disappear while it is read: its removal starts the next run.
      last = last.then(check).catch((error: unknown) => console.error(error))
    }, SETTLED_MS)
  })
  await check()
}
