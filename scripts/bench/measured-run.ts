import { readdirSync, readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { processorTimeOf } from './processor-time.ts'

export type Measured = { wall: number; cpu: number; megabytes: number; output: string }

const SAMPLE_MS = 100

/** Runs a program with all that it starts, and measures them together. On Linux only. Throws where it fails. */
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
    megabytes = Math.max(megabytes, residentOf(child.pid ?? 0))
    cpu = Math.max(cpu, processorTimeOf(child.pid ?? 0))
  }, SAMPLE_MS)
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(sampler)
  const wall = (performance.now() - startedAt) / 1000
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${await output}\n${await errors}`)
  return { wall, cpu, megabytes, output: await output }
}

/** The resident memory of a group of processes, in megabytes. */
function residentOf(group: number): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.map((id) => pagesOf(id, group)).reduce((sum, pages) => sum + pages, 0) / 256
}

function pagesOf(id: string, group: number) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[2]) === group ? Number(fields[21]) : 0
  } catch {
    // It has ended meanwhile.
    return 0
  }
}
