import { expect, test } from 'vitest'
import { semanticTokens } from '#src/theme/semantic-tokens.ts'
import { contrast, mixed, MODES, namesIn, resolveColor } from './colors.ts'

const PAGE = ['bg', 'bg.surface', 'bg.tint', 'bg.warm', 'bg.rose', 'bg.cool']
const DARK_GROUNDS = ['bg.dark', 'bg.brand', 'bg.accent', 'bg.success']

/** The pairs used on the site: a colour, and its backgrounds. */
type Pair = readonly [color: string, backgrounds: ReadonlyArray<string>]

const TEXTS: ReadonlyArray<Pair> = [
  ['fg', [...PAGE, 'bg.active']],
  ['fg.muted', ['bg', 'bg.surface', 'bg.warm', 'bg.rose']],
  ['fg.accent', ['bg', 'bg.surface', 'bg.warm', 'bg.rose']],
  ['fg.accentStrong', PAGE],
  ['fg.brand', PAGE],
  ['fg.success', ['bg', 'bg.surface']],
  ['fg.warm', ['bg', 'bg.surface']],
  ['danger', ['bg', 'bg.surface']],
  ['fg.onDark', DARK_GROUNDS],
  ['fg.highlightOnDark', ['bg.dark', 'bg.brand']],
  // Shapes that contain text.
  ['brand.contrast', ['brand']],
  ['accent.contrast', ['accent', 'accent.strong', 'bg.accent']],
  ['highlight.contrast', ['highlight', 'highlight.strong']],
  ['success.contrast', ['success', 'bg.success']],
  // Pressed, current and hovered controls are inverted.
  ['bg', ['fg']],
  ['fg.onLight', ['fg.onDark']],
]

/** Large text and shapes. */
const SHAPES: ReadonlyArray<Pair> = [
  ['fg.highlightOnDark', ['bg.accent', 'bg.success']],
  ['border', ['bg', 'bg.surface']],
  ['border.strong', PAGE],
  ['focus', PAGE],
  ['focus.onDark', DARK_GROUNDS],
  // Solid buttons, and bullets and badges of the same colour.
  ['accent', PAGE],
  ['highlight', DARK_GROUNDS],
  ['danger', ['bg', 'bg.surface']],
  // Bars of charts, on their cards.
  ['fg.brand', ['bg', 'bg.surface', 'bg.active']],
  ['fg.accent', ['bg', 'bg.surface']],
  ['fg.success', ['bg.surface', 'bg.warm']],
]

/** Decoration, or translucent over other colours: they carry no meaning. */
const WITHOUT_PAIR = ['bg.backdrop', 'border.subtle', 'border.onDark']

for (const mode of MODES) {
  test.each(TEXTS)(`in ${mode} mode, text in %s can be read on %s [DARK-3]`, (color, backgrounds) => {
    expect(weakPairs({ color, backgrounds, mode, least: 4.5 })).toEqual([])
  })

  test.each(SHAPES)(`in ${mode} mode, %s can be told from %s [DARK-3]`, (color, backgrounds) => {
    expect(weakPairs({ color, backgrounds, mode, least: 3 })).toEqual([])
  })
}

function weakPairs(asked: {
  color: string
  backgrounds: ReadonlyArray<string>
  mode: (typeof MODES)[number]
  least: number
}) {
  const { color, backgrounds, mode, least } = asked
  return backgrounds.flatMap((background) => {
    const found = contrast(resolveColor(color, mode), resolveColor(background, mode))
    return found < least ? [`${color} on ${background}: ${found.toFixed(2)}`] : []
  })
}

test('each colour with a meaning is part of a pair, so that a new one is not forgotten', () => {
  const named = new Set([...TEXTS, ...SHAPES].flatMap(([color, backgrounds]) => [color, ...backgrounds]))
  const missing = namesIn(semanticTokens.colors ?? {}).filter((name) => !named.has(name))
  expect(missing.sort()).toEqual(WITHOUT_PAIR.sort())
})

/** Text over heroes ends at 45 % of the width, on screens of all sizes. */
const END_OF_TEXT = 45.5

test('in dark mode, text over a hero can be read, were its picture white [DARK-3]', () => {
  const stops = [...dusk().matchAll(/rgba\(27, 16, 51, ([\d.]+)\) (\d+)%/g)].map(([, ink, at]) => [
    Number(ink),
    Number(at),
  ])
  expect(stops.length).toBeGreaterThan(3)
  const next = stops.findIndex(([, at = 0]) => at > END_OF_TEXT)
  const [[inkBefore = 0, before = 0] = [], [inkAfter = 0, after = 0] = []] = stops.slice(next - 1, next + 1)
  const share = inkBefore + ((inkAfter - inkBefore) * (END_OF_TEXT - before)) / (after - before)
  const background = mixed('#1B1033', '#FFFFFF', share)
  expect(contrast(resolveColor('fg', 'dark'), background)).toBeGreaterThan(4.5)
  expect(contrast(resolveColor('fg.accent', 'dark'), background)).toBeGreaterThan(3)
})

function dusk(): string {
  const { value } = semanticTokens.gradients.dusk as { value: { _dark: string } }
  return value._dark
}
