import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const PAGES_PER_MEGABYTE = 256

type Stat = { id: number; parent: number; group: number; ticks: number; pages: number }

/** The processor time of a process group in seconds, such as a server with its child processes. On Linux only. */
export function processorTimeOf(group: number): number {
  return sum(stats().map((one) => (one.group === group ? one.ticks : 0))) / TICKS_PER_SECOND
}

/** The processor time of a process and its children in seconds, such as nginx with its worker. On Linux only. */
export function processorTimeWithChildren(id: number): number {
  const isPart = (one: Stat) => one.id === id || one.parent === id
  return sum(stats().map((one) => (isPart(one) ? one.ticks : 0))) / TICKS_PER_SECOND
}

/** The resident memory of a group of processes, in megabytes. On Linux only. */
export function residentMemoryOf(group: number): number {
  return sum(stats().map((one) => (one.group === group ? one.pages : 0))) / PAGES_PER_MEGABYTE
}

/** The memory of a process in megabytes: the current or peak resident size. On Linux only. */
export function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]
  return Number(kilobytes) / 1024
}

/** Parses /proc/<id>/stat of each process (proc_pid_stat(5)). */
function stats(): Array<Stat> {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.flatMap((id) => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
      // The program name, in brackets, may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // The first entry is the third field, the state.
      const field = (place: number) => Number(fields[place - 3])
      const ticks = field(14) + field(15)
      return [{ id: Number(id), parent: field(4), group: field(5), ticks, pages: field(24) }]
    } catch {
      // The process has ended meanwhile.
      return []
    }
  })
}

function sum(numbers: ReadonlyArray<number>) {
  return numbers.reduce((total, number) => total + number, 0)
}
