import { galleryEvents } from '#src/content/gallery.ts'
import { readPage } from '#src/content/pages.ts'
import { PhotoViewer } from '#src/features/gallery/photo-viewer.tsx'
import { EventCarouselSection } from '#src/features/gallery/event-carousel-section.tsx'
import { EventPhotosSection } from '#src/features/gallery/event-photos-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/gallery'

export function loader() {
  return { ...readPage('gallery'), groups: galleryEvents() }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { hero, groups } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <EventCarouselSection groups={groups} />
      {groups.map((group, index) => (
        <EventPhotosSection key={group.key} group={group} tone={index % 2 === 0 ? 'plain' : 'warm'} />
      ))}
      <PhotoViewer groups={groups} />
    </>
  )
}
