import { Container, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { donationsQuery, MemberDonationList, type Purposes } from './member-donation-list.tsx'
import { shaded } from '#src/theme/recipes.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { QueryState } from '#src/ui/feedback/query-state.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { Picture } from '#src/ui/picture.tsx'

type DonationsSectionProps = {
  heading: string
  empty: PageSection
  emptyPicture: PictureData | null
  purposes: Purposes
}

export function DonationsSection({ heading, empty, emptyPicture, purposes }: DonationsSectionProps) {
  const donations = useQuery(donationsQuery())
  return (
    // Keeps the footer below the first screen until the answer arrives.
    <Band aria-labelledby="donations" minHeight="65vh">
      <Container>
        <Heading as="h1" id="donations" textStyle="title" marginBottom="8">
          {heading}
        </Heading>
        <QueryState query={donations} what="your donations">
          {(found) =>
            found.length === 0 ? (
              <Grid columns={[7, 5]} gap="10" alignItems="center">
                <div>
                  <SectionHeading copy={empty} />
                  <ActionRow actions={empty.actions} marginTop="6" />
                </div>
                {emptyPicture && (
                  <Picture
                    picture={emptyPicture}
                    sizes="(min-width: 48em) 40vw, 93vw"
                    maxWidth="24rem"
                    {...shaded}
                  />
                )}
              </Grid>
            ) : (
              <MemberDonationList donations={found} purposes={purposes} />
            )
          }
        </QueryState>
      </Container>
    </Band>
  )
}
