import { Box, Container, Heading } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { profileSchema } from '#contract/accounts.ts'
import { saveProfile } from '#src/api/account.ts'
import type { PageSection } from '#src/content/pages.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { DraftNote } from '#src/ui/forms/form-actions.tsx'
import { FieldRow, type FormPlaceProps } from '#src/ui/forms/form.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { EmailInput, PhoneInput, TextInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { Band } from '#src/ui/layout/container.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { AccountForm, withToasts } from './account-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { useAccountMutation } from './use-account-mutation.ts'
import { UsernameInput } from './username-input.tsx'

const HEADING_ID = 'edit-info'

type EditInfoSectionProps = { copy: PageSection; returnTo: string }

export function EditInfoSection({ copy, returnTo }: EditInfoSectionProps) {
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
          <ProfileForm labelledBy={HEADING_ID} returnTo={returnTo} />
        </Box>
      </Container>
    </Band>
  )
}

/** The member's name, phone number, address and username. Unsaved changes survive the end of a session. */
function ProfileForm({ returnTo, ...props }: FormPlaceProps & { returnTo: string }) {
  const { surname, first_name, phone_number, email, username } = useCurrentUser()
  const { mutateAsync: save } = useAccountMutation(saveProfile)
  const navigate = useNavigate()
  const form = usePersistedForm('edit-info', {
    ...withToasts,
    schema: profileSchema,
    defaults: { surname, first_name, phone_number, email, username },
    onSubmit: async (profile) => {
      await save(profile)
      await navigate(returnTo)
      return true
    },
  })

  return (
    <AccountForm {...props} form={form} submitLabel="Save" note={<DraftNote form={form} />}>
      <FieldRow>
        <TextInput name="first_name" label="First name" autoComplete="given-name" required />
        <TextInput name="surname" label="Surname" autoComplete="family-name" required />
      </FieldRow>
      <FieldRow>
        <PhoneInput name="phone_number" hint={undefined} />
        <UsernameInput />
      </FieldRow>
      <EmailInput hint="You log in with it" />
      <PasswordInput
        name="current_password"
        label="Current Password"
        autoComplete="current-password"
        hint="To be sure that it is you"
        required
      />
    </AccountForm>
  )
}
