import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** The processor time in seconds of a group of processes, such as a server with those that it started. On Linux only. */
export function processorTimeOf(group: number): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.map((id) => ticksOf(id, group)).reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND
}

function ticksOf(id: string, group: number) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name of the program, in brackets, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : 0
  } catch {
    // It has ended meanwhile.
    return 0
  }
}
