import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { isUpToDate } from './fingerprint.js'

/*
 * `npm start`: builds if something has changed, and runs the server in this process, so that it gets the signals that
 * end it. Plain JavaScript: a start without changes loads no compiler, and no shell has to understand it.
 */

if (!isUpToDate(process.cwd())) {
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
  const endBuild = () => build.kill()
  process.on('SIGTERM', endBuild).on('SIGINT', endBuild)
  const [code] = await once(build, 'exit')
  if (code !== 0) process.exit(code ?? 1)
  process.off('SIGTERM', endBuild).off('SIGINT', endBuild)
}
// A signal to npm ends the shell between, which does not pass it on: this process then gets another parent.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500).unref()

process.setSourceMapsEnabled(true)
await import(pathToFileURL('build/server/main.js').href)
