import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { Mentor } from '#src/content/mentors.ts'
import { ComparisonTable } from '#src/features/mentors/comparison-table.tsx'
import { DirectoryFrame } from '#src/features/mentors/directory-frame.tsx'
import type { Directory } from '#src/features/mentors/directory.ts'
import { comparisonUrl, MAX_COMPARED, MENTORS_URL, slugsIn } from '#src/lib/mentor-addresses.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { CopyLink } from '#src/ui/copy-link.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'
import { BackToMentors } from './back-to-mentors.tsx'

/** Two or three mentors side by side, as named in the address. */
export function ComparisonSection({ heading }: { heading: string }) {
  return (
    <Band aria-labelledby="comparison" paddingTop={{ base: '6', lg: '10' }}>
      <Container>
        <BackToMentors />
        <chakra.h1 id="comparison" textStyle="display" marginTop="4" marginBottom="8">
          {heading}
        </chakra.h1>
        <DirectoryFrame>
          {(directory, clock) => <Comparison directory={directory} clock={clock} />}
        </DirectoryFrame>
      </Container>
    </Band>
  )
}

type ComparisonProps = { directory: Directory } & Pick<Parameters<typeof ComparisonTable>[0], 'clock'>

function Comparison({ directory, clock }: ComparisonProps) {
  const [params] = useSearchParams()
  const named = slugsIn(params)
  const mentors: Array<Mentor> = named.flatMap((slug) => directory.bySlug(slug) ?? []).slice(0, MAX_COMPARED)
  const missing = named.length - mentors.length
  return (
    <Stack gap="6" alignItems="flex-start">
      {missing > 0 && (
        <p>
          {missing === 1 ? 'One mentor' : `${missing} mentors`} in this address could not be shown: at most{' '}
          {MAX_COMPARED} fit, and some may have left.
        </p>
      )}
      {mentors.length < 2 ? (
        <>
          <chakra.p textStyle="lead">Choose two or three mentors in the list with ‘Compare’.</chakra.p>
          <LinkButton to={MENTORS_URL}>Choose mentors</LinkButton>
        </>
      ) : (
        <>
          <ComparisonTable mentors={mentors} clock={clock} hoursWith={directory.hoursWith(clock)} />
          <CopyLink to={comparisonUrl(mentors.map(({ slug }) => slug))}>
            Copy link to this comparison
          </CopyLink>
        </>
      )}
    </Stack>
  )
}
