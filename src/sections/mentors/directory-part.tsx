import { chakra } from '@chakra-ui/react'
import { memo, useRef, type RefObject } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { AppliedFilters } from '#src/features/mentors/applied-filters.tsx'
import { ComparisonBar } from '#src/features/mentors/comparison-bar.tsx'
import type { Directory } from '#src/features/mentors/directory.ts'
import { FilterPanel } from '#src/features/mentors/filter-panel.tsx'
import { ShortlistLink } from '#src/features/mentors/shortlist-link.tsx'
import { ShownDirectoryProvider } from '#src/features/mentors/shown-directory-provider.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { FoundMentors, IgnoredNote, ShownOrder, ShownRange } from './shown-mentors.tsx'

export type DirectoryCopy = { list: PageSection; filters: PageSection; emptyPicture: PictureData }

type DirectoryPartProps = DirectoryCopy & { directory: Directory; clock: VisitorClock }

/**
 * The filter panel and the list, once the directory is loaded. Another view renders only the components that read it
 * from context.
 */
export function DirectoryPart({ directory, clock, list, filters, emptyPicture }: DirectoryPartProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <ShownDirectoryProvider directory={directory} clock={clock} headingRef={headingRef}>
      <Grid columns={[4, 9]} from="lg" gap={{ base: '8', lg: '10' }} alignItems="start">
        <FilterPanel heading={filters.heading ?? 'Filters'} listHeading={headingRef} />
        <Stack gap="5" minWidth="0">
          <ListIntro list={list} headingRef={headingRef} />
          <Cluster alignItems="start" justifyContent="space-between" gap="5">
            <div>
              <chakra.p role="status" fontWeight="700">
                <ShownRange />
              </chakra.p>
              <ShortlistLink directory={directory} />
            </div>
            <ShownOrder />
          </Cluster>
          <AppliedFilters />
          <IgnoredNote />
          <FoundMentors emptyPicture={emptyPicture} />
          <ComparisonBar directory={directory} focusRef={headingRef} />
        </Stack>
      </Grid>
    </ShownDirectoryProvider>
  )
}

type ListIntroProps = { list: PageSection; headingRef: RefObject<HTMLHeadingElement | null> }

const ListIntro = memo(function ListIntro({ list, headingRef }: ListIntroProps) {
  return (
    <div>
      <chakra.h2 ref={headingRef} tabIndex={-1} textStyle="title" scrollMarginTop="7rem">
        {list.heading}
      </chakra.h2>
      {list.text && (
        <chakra.div marginTop="3">
          <Prose html={list.text.html} />
        </chakra.div>
      )}
    </div>
  )
})
