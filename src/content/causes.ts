import { allCauses } from 'contentlayer/generated'
import { inOrder } from './in-order.ts'
import { picture, type PictureData } from './pictures.ts'

export type Cause = {
  /** The file name: its key in addresses, /donate?cause=slug. */
  slug: string
  title: string
  description: string
  picture: PictureData
}

/** What people can give to, in order. */
export function causes(): Array<Cause> {
  return inOrder(allCauses).map(({ slug, title, description, image }) => ({
    slug,
    title,
    description,
    picture: picture('causes', image),
  }))
}
