import { programPath } from './program-path.ts'

/** The path of the ClamAV daemon, or null. */
export function clamdPath(): string | null {
  return programPath('clamd')
}
