import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { allBenefits, type Benefit } from 'contentlayer/generated'
import { picture } from './pictures.ts'
import type { iconNames } from './schema/pages.ts'

const require = createRequire(import.meta.url)

export type BenefitCard = ReturnType<typeof benefits>[number]

/** The cards of one list, such as the three pillars. The checker refuses a list without any. */
export function benefits(group: Benefit['group']) {
  return allBenefits
    .filter((benefit) => benefit.group === group)
    .map(({ title, content, icon, image }) => ({
      title,
      content,
      // A card with a picture does not show its icon, which would only make the page larger.
      icon: icon && !image ? iconSvg(icon) : null,
      picture: image ? picture('benefits', image) : null,
    }))
}

/** The SVG of the bold Phosphor icon of that name, which is inlined into the page. */
export function iconSvg(name: (typeof iconNames)[number]): string {
  return readFileSync(require.resolve(`@phosphor-icons/core/assets/bold/${name}-bold.svg`), 'utf8')
}
