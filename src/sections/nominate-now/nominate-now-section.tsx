import { chakra } from '@chakra-ui/react'
import type { NominationRules } from '../../../contract/nominations'
import type { PageSection } from '../../content/pages'
import type { PictureData } from '../../content/pictures'
import { NominatorForm } from '../../features/nominations/nominator-form'
import { useNominationStep } from '../../features/nominations/use-nomination-step'
import { FormSection } from '../shared/form-section'
import { StepHeader } from '../nominate/step-header'
import { MissingNomination } from './missing-nomination'
import { ThankYouSection } from './thank-you-section'

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

/** The last step of a nomination, and the thanks that take its place for good. */
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
