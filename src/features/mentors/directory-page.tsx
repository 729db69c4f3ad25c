import { Container, Heading, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { Band } from '#src/ui/layout/container.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { VisitorClock } from '#src/ui/use-visitor-clock.ts'
import { DirectoryFrame } from './directory-frame.tsx'
import type { Directory } from './directory.ts'
import { FilterPanel } from './filter-panel.tsx'
import { MentorList } from './mentor-list.tsx'
import { ComparisonBar } from './saved-lists.tsx'
import { useDirectoryView } from './use-directory-view.ts'

type DirectoryCopy = { list: PageSection; filters: PageSection; emptyPicture: PictureData }

export function DirectorySection(copy: DirectoryCopy) {
  return (
    <Band aria-label="Mentors">
      <Container>
        <DirectoryFrame>
          {(clock, directory) => <DirectoryPart directory={directory} clock={clock} {...copy} />}
        </DirectoryFrame>
      </Container>
    </Band>
  )
}

type DirectoryPartProps = DirectoryCopy & { directory: Directory; clock: VisitorClock }

function DirectoryPart({ directory, clock, list, filters, emptyPicture }: DirectoryPartProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const state = useDirectoryView(directory, clock, headingRef)
  return (
    <Grid columns={[4, 9]} from="lg" gap={{ base: '8', lg: '10' }} alignItems="start">
      <FilterPanel
        heading={filters.heading ?? 'Filters'}
        directory={directory}
        view={state.view}
        onShow={state.show}
        listHeading={headingRef}
      />
      <Stack gap="5" minWidth="0">
        <div>
          <Heading ref={headingRef} tabIndex={-1} textStyle="title" scrollMarginTop="7rem">
            {list.heading}
          </Heading>
          {list.text && <Prose html={list.text.html} marginTop="3" />}
        </div>
        <MentorList directory={directory} clock={clock} emptyPicture={emptyPicture} {...state} />
        <ComparisonBar focusRef={headingRef} />
      </Stack>
    </Grid>
  )
}
