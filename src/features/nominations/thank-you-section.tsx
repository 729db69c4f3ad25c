import { Container, Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { shaded } from '#src/theme/recipes.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { SubmissionReference } from '#src/ui/forms/submission-reference.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type ThankYouSectionProps = {
  copy: PageSection
  picture: PictureData | null
  /** Null if forms make no calls. */
  reference: string | null
}

/** Replaces the form after a nomination. Its heading takes the focus from the form. */
export function ThankYouSection({ copy, picture, reference }: ThankYouSectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    headingRef.current?.focus()
  }, [])

  return (
    <Band tone="rose" aria-labelledby="thank-you">
      <Container>
        <Grid columns={[6, 5]} from="lg" gap={{ base: '8', lg: '16' }} alignItems="center">
          <div>
            <Heading
              as="h1"
              ref={headingRef}
              id="thank-you"
              tabIndex={-1}
              textStyle="display"
              _focusVisible={{ outline: 'none' }}
            >
              {copy.heading}
            </Heading>
            {copy.text && <Prose html={copy.text.html} marginTop="5" />}
            {reference !== null && <SubmissionReference reference={reference} marginTop="5" />}
            <ActionRow actions={copy.actions} otherLook="outline" marginTop="8" />
          </div>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 64em) 42vw, 100vw"
              width="100%"
              aspectRatio="4 / 3"
              {...shaded}
            />
          )}
        </Grid>
      </Container>
    </Band>
  )
}
