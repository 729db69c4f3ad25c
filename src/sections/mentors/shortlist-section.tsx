import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { DirectoryFrame } from '#src/features/mentors/directory-frame.tsx'
import { OwnShortlist } from '#src/features/mentors/own-shortlist.tsx'
import { SharedShortlist } from '#src/features/mentors/shared-shortlist.tsx'
import { slugsIn } from '#src/lib/mentor-addresses.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { BackToMentors } from './back-to-mentors.tsx'

type ShortlistSectionProps = {
  heading: string
  /** The heading of a shortlist opened by a link. */
  sharedHeading: string
}

/** The visitor's own shortlist, or the one in the address. */
export function ShortlistSection({ heading, sharedHeading }: ShortlistSectionProps) {
  const [params] = useSearchParams()
  const shared = slugsIn(params)
  return (
    <Band aria-labelledby="shortlist" paddingTop={{ base: '6', lg: '10' }}>
      <Container>
        <BackToMentors />
        <chakra.h1 id="shortlist" textStyle="display" marginTop="4" marginBottom="8">
          {shared.length > 0 ? sharedHeading : heading}
        </chakra.h1>
        {/* The names of the mentors are headings one level below. */}
        <chakra.h2 srOnly>Mentors</chakra.h2>
        <DirectoryFrame>
          {(directory, clock) =>
            shared.length > 0 ? (
              <SharedShortlist directory={directory} clock={clock} slugs={shared} />
            ) : (
              <OwnShortlist directory={directory} clock={clock} />
            )
          }
        </DirectoryFrame>
      </Container>
    </Band>
  )
}
