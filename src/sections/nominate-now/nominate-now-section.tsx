import { chakra } from '@chakra-ui/react'
import type { NominationRules } from '#contract/nominations.ts'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { NominatorForm } from '#src/features/nominations/nominator-form.tsx'
import { useNominationStep } from '#src/features/nominations/use-nomination-step.ts'
import { FormSection } from '#src/sections/shared/form-section.tsx'
import { StepHeader } from '#src/sections/nominate/step-header.tsx'
import { MissingNomination } from './missing-nomination.tsx'
import { ThankYouSection } from './thank-you-section.tsx'

type NominateNowSectionProps = {
  heading: string
  intro: string | null
  form: PageSection
  thanks: PageSection
  thanksPicture: PictureData | null
  email: string
  rules: NominationRules
  terms: string
}

/** The last step of a nomination, and the thanks that replace it. */
export function NominateNowSection({
  heading,
  intro,
  thanks,
  thanksPicture,
  ...rest
}: NominateNowSectionProps) {
  const { form, email, rules, terms } = rest
  const { step, finish, miss } = useNominationStep(rules)
  if (step === 'sent') return <ThankYouSection words={thanks} picture={thanksPicture} />
  return (
    <>
      <StepHeader id="nominate-now" heading={heading} intro={intro} step={2} />
      <FormSection id="nominator" words={form}>
        {/* High enough for whatever comes: what is below must not move when this device has been asked. */}
        <chakra.div minHeight={{ base: '34rem', sm: '30rem' }} display="flex" flexDirection="column">
          {step === 'checking' && <NeedsScripts email={email} />}
          {step === 'missing' && <MissingNomination />}
          {step === 'form' && (
            <NominatorForm
              labelledBy="nominate-now"
              email={email}
              rules={rules}
              terms={terms}
              onMissing={miss}
              onSent={finish}
            />
          )}
        </chakra.div>
      </FormSection>
    </>
  )
}

function NeedsScripts({ email }: { email: string }) {
  return (
    <noscript>
      <p>
        A nomination needs JavaScript to be sent. You can write to us instead:{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  )
}
