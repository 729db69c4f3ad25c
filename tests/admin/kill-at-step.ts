import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/*
 * Preloaded into a command: kills its process without warning before its nth change to the folder. Opening a file
 * does not count.
 */

const STEPS = ['mkdtemp', 'copyFile', 'link', 'rename', 'rm'] as const

let left = Number(process.env.KILL_AT_STEP)

for (const name of STEPS) {
  const real: unknown = Reflect.get(promises, name)
  if (typeof real !== 'function') throw new Error(`There is no ${name}.`)
  Reflect.set(promises, name, (...args: Array<unknown>): unknown => {
    if (--left < 0) process.kill(process.pid, 'SIGKILL')
    return Reflect.apply(real, promises, args)
  })
}
syncBuiltinESMExports()
