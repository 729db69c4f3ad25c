import { parseArgs } from 'node:util'
import { ScriptError } from '#scripts/run.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Values } from './neighbours.ts'
import { isPicture, isTyped, readValue } from './read-value.ts'

export type NewOptions = { values: Values; picture?: string; alt?: string }

/** Parses options such as `--author="Halima Sani" --topics="Work, Learning" --picture=desk.webp --alt="…"`. */
export function readNewOptions({ fields }: DocumentSchema, args: ReadonlyArray<string>): NewOptions {
  const typed = Object.entries(fields).filter(([, field]) => isTyped(field))
  const hasPicture = Object.values(fields).some(isPicture)
  const names = [...typed.map(([name]) => name), ...(hasPicture ? ['picture', 'alt'] : [])]
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values } = parseArgs({ args: [...args], options })
    const given = typed.flatMap(([name, field]) => {
      const written = values[name]
      return typeof written === 'string' ? [[name, readValue(`--${name}`, field, written)] as const] : []
    })
    const { picture, alt } = values
    if (hasPicture && (picture === undefined) !== (alt === undefined))
      throw new ScriptError('--picture and --alt belong together: the file, and what it shows.')
    return {
      values: Object.fromEntries(given),
      ...(hasPicture && typeof picture === 'string' && { picture }),
      ...(hasPicture && typeof alt === 'string' && { alt }),
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new ScriptError(
      `${error.message.split('.')[0]}. Options: ${names.map((name) => `--${name}`).join(', ')}.`,
    )
  }
}
