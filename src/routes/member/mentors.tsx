import { readPage } from '#src/content/pages.ts'
import { picture } from '#src/content/pictures.ts'
import { picturesInCode } from '#src/content/site-pictures.ts'
import { DirectorySection } from '#src/features/mentors/directory-page.tsx'
import { communityTabs } from '#src/features/mentors/view.ts'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import type { Route } from './+types/mentors'

export function loader() {
  return {
    ...readPage('mentors'),
    emptyPicture: picture('', { src: picturesInCode.emptyResults, alt: '' }),
  }
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function MentorsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, emptyPicture } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <TabsStrip label="Community" links={communityTabs} />
      <DirectorySection list={copy.list} filters={copy.filters} emptyPicture={emptyPicture} />
    </>
  )
}
