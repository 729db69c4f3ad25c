import type { Organization } from 'schema-dts'
import { benefits } from '#src/content/benefits.ts'
import { homeGallery, successStories, testimonials } from '#src/content/home.ts'
import { pageCopy, readPage } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { GallerySection } from '#src/features/home/gallery-section.tsx'
import {
  ClosingSection,
  DifferenceSection,
  SuccessStoriesSection,
  TestimonialsSection,
} from '#src/features/home/home-sections.tsx'
import type { Head } from '#src/lib/head.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Slideshow } from '#src/ui/carousel/slideshow.tsx'
import { IconListSection } from '#src/ui/sections/icon-list-section.tsx'
import type { Route } from './+types/home'

export function loader() {
  const page = readPage('home')
  return {
    ...page,
    structured: organisation(page.head),
    slides: pageCopy('home').slides ?? [],
    pillars: benefits('pillars'),
    galleries: homeGallery(),
    stories: successStories(),
    waysToHelp: benefits('ways-to-help'),
    testimonials: testimonials(),
  }
}

/** The organisation for search engines (schema.org). */
function organisation({ siteName, siteUrl }: Head) {
  return {
    '@type': 'Organization',
    name: siteName,
    url: new URL('/', siteUrl).href,
    logo: new URL('/icon-512.png', siteUrl).href,
    sameAs: readSite().social.map(({ url }) => url),
  } satisfies Organization
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, slides, pillars, galleries, stories, waysToHelp, testimonials } = loaderData
  return (
    <>
      {/* Four slides, four seconds each, in 650 px (HOME-1, HOME-3, HOME-4). */}
      <Slideshow
        label="Our work in pictures"
        title={hero.heading}
        slides={slides}
        intervalMs={4000}
        height="650px"
      >
        {hero.actions.map((action) => (
          <ActionButton key={action.to} action={action} size="lg" />
        ))}
      </Slideshow>
      <DifferenceSection copy={copy.difference} pillars={pillars} />
      <GallerySection copy={copy.galleries} groups={galleries} />
      <SuccessStoriesSection copy={copy['success-stories']} stories={stories} />
      <IconListSection id="partner" copy={copy.partner} cards={waysToHelp} />
      <TestimonialsSection copy={copy.testimonials} cards={testimonials} />
      <ClosingSection copy={copy.closing} />
    </>
  )
}
