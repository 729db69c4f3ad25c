import { benefits } from '#src/content/benefits.ts'
import { homeGallery, successStories, testimonials } from '#src/content/home.ts'
import { pageCopy, pageIntro, pageSection, pageSlides } from '#src/content/pages.ts'
import { organisationStructuredData } from '#src/features/structured-data/organisation.ts'
import { headMeta } from '#src/lib/head.ts'
import { ClosingSection } from '#src/features/home/closing-section.tsx'
import { DifferenceSection } from '#src/features/home/difference-section.tsx'
import { GallerySection } from '#src/features/home/gallery-section.tsx'
import { HeroSection } from '#src/features/home/hero-section.tsx'
import { SuccessStoriesSection } from '#src/features/home/success-stories-section.tsx'
import { TestimonialsSection } from '#src/features/home/testimonials-section.tsx'
import { IconListSection } from '#src/ui/sections/icon-list-section.tsx'
import type { Route } from './+types/home'

export function loader() {
  const page = pageCopy('home')
  return {
    ...pageIntro(page),
    slides: pageSlides(page),
    difference: { copy: pageSection(page, 'difference'), pillars: benefits('pillars') },
    gallery: { copy: pageSection(page, 'galleries'), groups: homeGallery() },
    stories: { copy: pageSection(page, 'success-stories'), stories: successStories() },
    partner: { copy: pageSection(page, 'partner'), cards: benefits('ways-to-help') },
    testimonials: { copy: pageSection(page, 'testimonials'), cards: testimonials() },
    closing: pageSection(page, 'closing'),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  // Uses the root's data, as the page has hardly any room to contain them again.
  const organisation = organisationStructuredData(root.loaderData.site, loaderData.head.siteUrl)
  return [...headMeta(loaderData.head, '/'), { 'script:ld+json': organisation }]
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { hero, slides, difference, gallery, stories, partner, testimonials, closing } = loaderData
  return (
    <>
      <HeroSection heading={hero.heading} slides={slides} actions={hero.actions} />
      <DifferenceSection {...difference} />
      <GallerySection {...gallery} />
      <SuccessStoriesSection {...stories} />
      <IconListSection id="partner" {...partner} />
      <TestimonialsSection {...testimonials} />
      <ClosingSection copy={closing} />
    </>
  )
}
