import { allBenefits, allHomeGalleryGroups, allSuccessStories, allTestimonials } from 'contentlayer/generated'
import type { Benefit } from 'contentlayer/generated'
import { iconSvg, type IconSvg } from './icons'
import { picture, type PictureData } from './pictures'

export type HomeGallery = Array<{ title: string; description: string; pictures: Array<PictureData> }>
export type SuccessStoryCard = { title: string; firstName: string; content: string; picture: PictureData }
export type TestimonialCard = { name: string; career: string; content: string; picture: PictureData }
export type BenefitCard = {
  title: string
  content: string
  icon: IconSvg | null
  picture: PictureData | null
}

// Copies first: the generated arrays are shared by every page.
function inOrder<Document extends { order: number }>(documents: ReadonlyArray<Document>): Array<Document> {
  return documents.slice().sort((a, b) => a.order - b.order)
}

/** The pictures of the home page's gallery, group by group. */
export function homeGallery(): HomeGallery {
  return inOrder(allHomeGalleryGroups).map(({ title, description, images }) => ({
    title,
    description,
    pictures: images.map((image) => picture('home-gallery', image)),
  }))
}

export function successStories(): Array<SuccessStoryCard> {
  return inOrder(allSuccessStories).map(({ title, firstName, content, image }) => ({
    title,
    firstName,
    content,
    picture: picture('success-stories', image),
  }))
}

export function testimonials(): Array<TestimonialCard> {
  return inOrder(allTestimonials).map(({ name, career, content, image }) => ({
    name,
    career,
    content,
    picture: picture('testimonials', image),
  }))
}

/** The cards of one of the short lists, such as the three pillars. */
export function benefits(group: Benefit['group']): Array<BenefitCard> {
  const cards = inOrder(allBenefits.filter((benefit) => benefit.group === group))
  if (cards.length === 0)
    throw new Error(`content/benefits/ has no card of the group "${group}", but a page needs them.`)
  return cards.map(({ title, content, icon, image }) => ({
    title,
    content,
    icon: icon ? iconSvg(icon) : null,
    picture: image ? picture('benefits', image) : null,
  }))
}
