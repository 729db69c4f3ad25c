import { act, screen, within } from '@testing-library/react'
import type { InitialEntry } from 'react-router-dom'
import type { GalleryEvent } from '#src/content/gallery.ts'
import { PhotoViewer } from '#src/features/gallery/photo-viewer.tsx'
import { EventCarouselSection } from '#src/features/gallery/event-carousel-section.tsx'
import { EventPhotosSection } from '#src/features/gallery/event-photos-section.tsx'
import { renderRoutes } from '#tests/setup/render.tsx'

function group(key: string, event: string, titles: Array<string>): GalleryEvent {
  return {
    key,
    event,
    date: '2026-06-13T00:00:00.000Z',
    photos: titles.map((title, index) => ({
      key: `${key}-${index + 1}`,
      title,
      description: `What happened: ${title.toLowerCase()}.`,
      picture: {
        alt: `Picture of ${title.toLowerCase()}`,
        base: `/images/${key}-${index + 1}`,
        width: 1200,
        height: 800,
        avif: [360, 750, 1200],
        webp: [750, 1200],
      },
    })),
  }
}

export const groups = [
  group('talk', 'Tech Talk by Her', ['The opening talk', 'The chart', 'After the talks']),
  group('workshops', 'Workshops', ['The code room', 'The circuit room']),
  group('visits', 'Industry Meets Individual', ['One question']),
]

function GalleryPage() {
  return (
    <>
      <EventCarouselSection groups={groups} />
      {groups.map((each) => (
        <EventPhotosSection key={each.key} group={each} tone="plain" />
      ))}
      <PhotoViewer groups={groups} />
    </>
  )
}

/** Opens the gallery at an address, after the pages in `before`. */
export async function open(address = '/gallery', before: Array<InitialEntry> = []) {
  const routes = [
    { path: '/gallery', element: <GalleryPage /> },
    { path: '*', element: <p>Another page</p> },
  ]
  const page = await renderRoutes(routes, ...before, address)
  // The window of an open picture is loaded.
  await act(async () => void (await import('#src/features/gallery/photo-window.tsx')))
  return page
}

export function viewer(name = 'Tech Talk by Her') {
  return screen.findByRole('dialog', { name })
}

export function inViewer() {
  return within(screen.getByRole('dialog'))
}

export function thumbnail(title: string) {
  return screen.getByRole('link', { name: `Picture of ${title.toLowerCase()}` })
}
