import { semanticTokens } from '#src/theme/semantic-tokens.ts'
import { palette } from '#src/theme/tokens.ts'

export const MODES = ['light', 'dark'] as const
type Mode = (typeof MODES)[number]

type Tree = { [name: string]: Tree | string }

/** The names of the tokens below a group, such as `bg.surface`. */
export function namesIn(tree: object, path: ReadonlyArray<string> = []): Array<string> {
  return Object.entries(tree as Tree).flatMap(([name, child]) => {
    const names = name === 'DEFAULT' ? path : [...path, name]
    if (typeof child === 'string') return []
    return 'value' in child ? [names.join('.')] : namesIn(child, names)
  })
}

export function resolveColor(name: string, mode: Mode): string {
  const { value } = tokenAt(semanticTokens.colors, name)
  const text = typeof value === 'string' ? value : (value?.[mode === 'dark' ? '_dark' : 'base'] as string)
  const [, reference] = /^\{colors\.([\w.]+)\}$/.exec(text) ?? []
  return reference === undefined ? text : String(tokenAt(palette, reference).value)
}

function tokenAt(tree: Tree, name: string): Tree {
  let at: Tree | string | undefined = tree
  for (const part of name.split('.')) at = typeof at === 'object' ? at[part] : undefined
  const token = typeof at === 'object' && !('value' in at) ? at.DEFAULT : at
  if (typeof token !== 'object') throw new Error(`There is no colour ${name}.`)
  return token
}

/** The contrast of two colours by WCAG 2. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const channels = /^#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})$/i.exec(color)?.slice(1)
  if (!channels) throw new Error(`${color} is no opaque colour.`)
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const share = Number.parseInt(hex, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The visible colour where one colour covers another with this opacity. */
export function mixed(color: string, under: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const channels = [1, 3, 5].map((at) =>
    Math.round(channel(color, at) * share + channel(under, at) * (1 - share)),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
