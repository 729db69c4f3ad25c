import type { Command } from './command.ts'

/** The usage of a command, such as `users delete <email> --yes`. */
export function usageOf({ name, operand, options = {}, needs = [] }: Command) {
  const parts = Object.entries(options).map(([option, takes]) => {
    const text = takes === null ? `--${option}` : `--${option} <${takes}>`
    return needs.includes(option) ? text : `[${text}]`
  })
  return [name, ...(operand === undefined ? [] : [`<${operand}>`]), ...parts].join(' ')
}

export function helpText(commands: ReadonlyArray<Command>) {
  const lines = commands.map((command) => `  ${usageOf(command)}\n      ${command.summary}`)
  return [
    'Looks after the database of a running or stopped server.',
    '',
    'Usage: npm run admin -- <command>',
    '',
    ...lines,
    '',
    'It works on the database of the settings DATA_DIR and DATABASE_URL, as the server does.',
    'It ends with 0 when all went well, 1 when something is in the way, 2 when the command is not understood.',
  ].join('\n')
}
