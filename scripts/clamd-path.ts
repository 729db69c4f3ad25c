import { programPath } from './program-path.ts'

/** Path of ClamAV's daemon, or null. */
export function clamdPath(): string | null {
  return programPath('clamd')
}
