import { readFileSync } from 'node:fs'

/** The memory of a process in megabytes: the current or peak resident size. On Linux only. */
export function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]
  return Number(kilobytes) / 1024
}
