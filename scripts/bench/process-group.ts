import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const PAGES_PER_MEGABYTE = 256

/** The processor time in seconds of a group of processes, such as a server with those that it started. On Linux only. */
export function processorTimeOf(group: number): number {
  const ticks = statsOf(group).map((fields) => Number(fields[11]) + Number(fields[12]))
  return sum(ticks) / TICKS_PER_SECOND
}

/** The resident memory of a group of processes, in megabytes. On Linux only. */
export function residentMemoryOf(group: number): number {
  return sum(statsOf(group).map((fields) => Number(fields[21]))) / PAGES_PER_MEGABYTE
}

/** For each process of a group, the fields of its /proc/<id>/stat from the third on (proc_pid_stat(5)). */
function statsOf(group: number): Array<Array<string>> {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.flatMap((id) => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
      // The name of the program, in brackets, may have spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return Number(fields[2]) === group ? [fields] : []
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

function sum(numbers: ReadonlyArray<number>) {
  return numbers.reduce((total, number) => total + number, 0)
}
