import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { galleryEvents } from '#src/content/gallery.ts'
import { pageCopy, pageHead } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { PhotoViewer } from '#src/features/gallery/photo-viewer.tsx'
import { headMeta } from '#src/lib/head.ts'
import { EventCarouselSection } from '#src/sections/gallery/event-carousel-section.tsx'
import { EventPhotosSection } from '#src/sections/gallery/event-photos-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import type { Route } from './+types/gallery'

export function loader() {
  const page = pageCopy('gallery')
  return {
    head: pageHead(page),
    heading: page.heading,
    intro: page.intro?.html ?? null,
    hero: page.hero ? picture('pages', page.hero) : null,
    groups: galleryEvents(),
  }
}

// Opening a picture changes only the query: nothing has to be fetched again.
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, { path: '/gallery' }) : []
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { heading, intro, hero, groups } = loaderData
  return (
    <>
      <PageHero heading={heading} intro={intro} picture={hero} />
      <EventCarouselSection groups={groups} />
      {groups.map((group, index) => (
        <EventPhotosSection key={group.key} group={group} ground={index % 2 === 0 ? 'plain' : 'warm'} />
      ))}
      <PhotoViewer groups={groups} />
    </>
  )
}
