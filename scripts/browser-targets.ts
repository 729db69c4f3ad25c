import { readFileSync } from 'node:fs'

/** The oldest supported browsers (docs/browsers.md) as Vite names them: `ios15.6` for `ios_saf >= 15.6`. */
export function browserTargets(): Array<string> {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { browserslist } = JSON.parse(file) as { browserslist: Array<string> }
  return browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))
}
