import { benefits } from '../../content/benefits'
import { homeGallery, successStories, testimonials } from '../../content/home'
import { pageCopy, pageHead, pageSection } from '../../content/pages'
import { picture } from '../../content/pictures'
import { headMeta } from '../../lib/head'
import { ClosingSection } from '../../sections/home/closing-section'
import { DifferenceSection } from '../../sections/home/difference-section'
import { GallerySection } from '../../sections/home/gallery-section'
import { HeroSection } from '../../sections/home/hero-section'
import { PartnerSection } from '../../sections/home/partner-section'
import { SuccessStoriesSection } from '../../sections/home/success-stories-section'
import { TestimonialsSection } from '../../sections/home/testimonials-section'
import type { Route } from './+types/home'

export function loader() {
  const page = pageCopy('home')
  return {
    head: pageHead(page),
    heading: page.heading,
    actions: page.actions ?? [],
    slides: (page.slides ?? []).map((slide) => ({
      heading: slide.heading ?? page.heading,
      tone: slide.tone ?? 'light',
      picture: picture('pages', slide.image),
      portrait: slide.squareImage ? picture('pages', slide.squareImage) : undefined,
    })),
    difference: { words: pageSection(page, 'difference'), pillars: benefits('pillars') },
    gallery: { words: pageSection(page, 'galleries'), groups: homeGallery() },
    stories: { words: pageSection(page, 'success-stories'), stories: successStories() },
    partner: { words: pageSection(page, 'partner'), ways: benefits('ways-to-help') },
    testimonials: { words: pageSection(page, 'testimonials'), cards: testimonials() },
    closing: pageSection(page, 'closing'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/' }) : []
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { heading, actions, slides, difference, gallery, stories, partner, testimonials, closing } =
    loaderData
  return (
    <>
      <HeroSection heading={heading} slides={slides} actions={actions} />
      <DifferenceSection {...difference} />
      <GallerySection {...gallery} />
      <SuccessStoriesSection {...stories} />
      <PartnerSection {...partner} />
      <TestimonialsSection {...testimonials} />
      <ClosingSection words={closing} />
    </>
  )
}
