import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { processorTimeOf, residentMemoryOf } from '#scripts/process-usage.ts'

export type Measured = { wall: number; cpu: number; megabytes: number; output: string }

const SAMPLE_MS = 100

/** Runs a program and measures it together with its child processes. On Linux only. Throws if it fails. */
export async function measuredRun(
  args: ReadonlyArray<string>,
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let megabytes = 0
  let cpu = 0
  const sampler = setInterval(() => {
    megabytes = Math.max(megabytes, residentMemoryOf(child.pid ?? 0))
    cpu = Math.max(cpu, processorTimeOf(child.pid ?? 0))
  }, SAMPLE_MS)
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(sampler)
  const wall = (performance.now() - startedAt) / 1000
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${await output}\n${await errors}`)
  return { wall, cpu, megabytes, output: await output }
}
