import { Box, Container, Heading } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { PictureForm } from './picture-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

const HEADING_ID = 'edit-info'

type EditInfoSectionProps = { copy: PageSection; email: string; returnTo: string }

export function EditInfoSection({ copy, email, returnTo }: EditInfoSectionProps) {
  return (
    <Band aria-labelledby={HEADING_ID}>
      <Container>
        <Box maxWidth="46rem">
          <Heading as="h1" id={HEADING_ID} textStyle="title">
            {copy.heading}
          </Heading>
          {copy.text && <Prose html={copy.text.html} marginTop="4" />}
          <Box marginBlock="8">
            <PictureForm />
          </Box>
          <Box>
            <ProfileForm labelledBy={HEADING_ID} email={email} returnTo={returnTo} />
          </Box>
        </Box>
      </Container>
    </Band>
  )
}
