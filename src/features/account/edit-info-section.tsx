import { Box, Container, Heading } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { profileSchema, updateProfile } from '#contract/accounts.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { call } from '#src/api/client.ts'
import type { PageSection } from '#src/content/pages.ts'
import { MEMBER_HOME } from '#src/lib/addresses.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { useDraft } from '#src/ui/forms/draft.ts'
import { useForm } from '#src/ui/forms/use-form.ts'
import { Band } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { CurrentPasswordInput, ProfileFields } from './account-fields.tsx'
import { AccountForm, withToasts } from './account-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

const HEADING_ID = 'edit-info'

export function EditInfoSection({ copy }: { copy: PageSection }) {
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
          <ProfileForm />
        </Box>
      </Container>
    </Band>
  )
}

/** The member's name, phone number, address and username. Unsaved changes survive the end of a session. */
function ProfileForm() {
  const { surname, first_name, phone_number, email, username } = useCurrentUser()
  const { mutateAsync: save } = useAccountMutation((profile: BodyInput<typeof profileSchema>) =>
    call(updateProfile, profile),
  )
  const navigate = useNavigate()
  const form = useForm({
    ...withToasts,
    draft: useDraft('edit-info'),
    schema: profileSchema,
    defaults: { surname, first_name, phone_number, email, username },
    onSubmit: async (profile) => {
      await save(profile)
      await navigate(`${MEMBER_HOME}/my-account`)
      return true
    },
  })

  return (
    <AccountForm labelledBy={HEADING_ID} form={form} submitLabel="Save">
      <ProfileFields />
      <CurrentPasswordInput hint="To be sure that it is you" />
    </AccountForm>
  )
}
