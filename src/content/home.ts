import { allHomeGalleryGroups, allSuccessStories, allTestimonials } from 'contentlayer/generated'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

export type HomeGallery = Array<{ title: string; description: string; pictures: Array<PictureData> }>
export type SuccessStoryCard = { title: string; firstName: string; content: string; picture: PictureData }
export type TestimonialCard = { name: string; career: string; content: string; picture: PictureData }

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
