import { checkbox, confirm, input, search, select } from '@inquirer/prompts'
import type { Ask } from './questions.ts'

/** Longer lists of choices are searched by typing. */
const LONG = 12

/** Asks questions on the terminal. */
export const terminal: Ask = {
  line: (message, validate) => input({ message, validate }),
  confirm: (message) => confirm({ message, default: false }),
  chooseSeveral: (message, choices) => checkbox({ message, choices, pageSize: LONG }),
  choose(message, choices) {
    if (choices.length <= LONG) return select({ message, choices, pageSize: LONG })
    return search({
      message: `${message} Type to search.`,
      source: (typed = '') => choices.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())),
    })
  },
}
