import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { SiteFacts } from '#server/platform/build-output.ts'
import { tokensInBothModes } from '#src/theme/color-modes.ts'
import { system } from '#src/theme/system.ts'
import { palette } from '#src/theme/tokens.ts'

export type RenderedTheme = {
  /** The global styles of Chakra's system. */
  css: string
  /** The colours of mails. */
  colors: SiteFacts['colors']
}

/** The parts of the theme that generated files and the server need. */
export function renderTheme(): RenderedTheme {
  const styles = [system.getPreflightCss(), system.getGlobalCss(), tokensInBothModes(system)]
  const css = compiled(`${system.layers.atRule}${serializeStyles(styles).styles}`)
  return { css, colors: themeColors() }
}

/** The tokens as custom properties, in both colour modes. */
export function tokenCss(): string {
  return compiled(serializeStyles([tokensInBothModes(system)]).styles)
}

function compiled(styles: string): string {
  return serialize(compile(styles), stringify)
}

/** The colours of mails. */
export function themeColors(): SiteFacts['colors'] {
  const { ink, muted, line, zobo, adire, ewe, agbalumo } = palette
  const rings = [adire, ewe, agbalumo].map(({ value }) => value)
  return { ink: ink.value, muted: muted.value, line: line.value, accent: zobo.value, rings }
}
