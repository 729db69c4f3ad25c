import { readFileSync } from 'node:fs'

/** The memory of a process in megabytes: what is resident now, or the most that ever was. On Linux only. */
export function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]
  return Number(kilobytes) / 1024
}
