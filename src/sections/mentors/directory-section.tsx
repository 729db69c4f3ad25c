import { DirectoryFrame } from '#src/features/mentors/directory-frame.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { DirectoryPart, type DirectoryCopy } from './directory-part.tsx'

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
