import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { DirectoryFrame } from '#src/features/mentors/directory-frame.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { DirectoryPart } from './directory-part.tsx'

export type DirectoryCopy = { list: PageSection; filters: PageSection; emptyPicture: PictureData }

/** The directory of mentors: the filter panel beside the list. */
export function DirectorySection(copy: DirectoryCopy) {
  return (
    <Band aria-label="Mentors">
      <Container>
        <DirectoryFrame>
          {(directory, clock) => <DirectoryPart directory={directory} clock={clock} {...copy} />}
        </DirectoryFrame>
      </Container>
    </Band>
  )
}
