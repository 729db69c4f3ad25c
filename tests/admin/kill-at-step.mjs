import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import process from 'node:process'

/*
 * Preloaded into a command: kills its process without warning before its nth change to the folder. Opening a file
 * does not count.
 */

let left = Number(process.env.KILL_AT_STEP)

for (const name of ['mkdtemp', 'copyFile', 'link', 'rename', 'rm']) {
  const real = promises[name]
  promises[name] = (...args) => {
    if (--left < 0) process.kill(process.pid, 'SIGKILL')
    return real(...args)
  }
}
syncBuiltinESMExports()
