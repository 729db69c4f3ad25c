import { allHomeGalleryGroups, allSuccessStories, allTestimonials } from 'contentlayer/generated'
import { shown } from './documents.ts'

export type HomeGallery = ReturnType<typeof homeGallery>
export type SuccessStoryCard = ReturnType<typeof successStories>[number]
export type TestimonialCard = ReturnType<typeof testimonials>[number]

/** The pictures of the home page's gallery, group by group. */
export function homeGallery() {
  return allHomeGalleryGroups.map((group) => shown(group, 'title', 'description', 'images'))
}

export function successStories() {
  return allSuccessStories.map((story) => shown(story, 'title', 'firstName', 'content', 'image'))
}

export function testimonials() {
  return allTestimonials.map((testimonial) => shown(testimonial, 'name', 'career', 'content', 'image'))
}
