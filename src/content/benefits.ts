import { allBenefits } from 'contentlayer/generated'
import type { Benefit } from 'contentlayer/generated'
import { iconSvg, type IconSvg } from './icons.ts'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type BenefitCard = {
  title: string
  content: string
  icon: IconSvg | null
  picture: PictureData | null
}

/** The cards of one of the short lists, such as the three pillars. */
export function benefits(group: Benefit['group']): Array<BenefitCard> {
  const cards = inOrder(allBenefits.filter((benefit) => benefit.group === group))
  if (cards.length === 0)
    throw new Error(`content/benefits/ has no card of the group "${group}", but a page needs them.`)
  return cards.map(({ title, content, icon, image }) => ({
    title,
    content,
    // A card with a picture is shown with that: its icon would be sent with the page for nothing.
    icon: icon && !image ? iconSvg(icon) : null,
    picture: image ? picture('benefits', image) : null,
  }))
}
