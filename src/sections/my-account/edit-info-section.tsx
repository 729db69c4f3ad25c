import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { PictureForm } from '#src/features/account/picture-form.tsx'
import { ProfileForm } from '#src/features/account/profile-form.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

const HEADING_ID = 'edit-info'

type EditInfoSectionProps = { copy: PageSection; email: string; returnTo: string }

/** The form with the member's details. */
export function EditInfoSection({ copy, email, returnTo }: EditInfoSectionProps) {
  return (
    <Band aria-labelledby={HEADING_ID}>
      <Container>
        <chakra.div maxWidth="46rem">
          <chakra.h1 id={HEADING_ID} textStyle="title">
            {copy.heading}
          </chakra.h1>
          {copy.text && (
            <chakra.div marginTop="4">
              <Prose html={copy.text.html} />
            </chakra.div>
          )}
          <chakra.div marginBlock="8">
            <PictureForm />
          </chakra.div>
          <chakra.div>
            <ProfileForm labelledBy={HEADING_ID} email={email} returnTo={returnTo} />
          </chakra.div>
        </chakra.div>
      </Container>
    </Band>
  )
}
