import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { NominationRules } from '#contract/nominations.ts'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { NominatorForm } from '#src/features/nominations/nominator-form.tsx'
import { useNominationStep } from '#src/features/nominations/use-nomination-step.ts'
import { FormSection } from '#src/sections/shared/form-section.tsx'
import { StepHeader } from '#src/sections/nominate/step-header.tsx'
import { afterHydration } from '#src/ui/after-hydration.tsx'
import { MissingNomination } from './missing-nomination.tsx'
import type { ThankYouSection as ThankYou } from './thank-you-section.tsx'

// Should it not arrive, the nomination is sent all the same.
const ThankYouSection = afterHydration(() =>
  import('./thank-you-section.tsx').then(
    (loaded) => loaded.ThankYouSection,
    () => PlainThanks,
  ),
)

function PlainThanks({ words, reference }: ComponentProps<typeof ThankYou>) {
  return (
    <chakra.h1 textStyle="title" padding="gutter">
      {words.heading} {reference}
    </chakra.h1>
  )
}

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
  const { step, reference, sent, finish, miss } = useNominationStep(rules)
  if (step === 'sent')
    return <ThankYouSection words={thanks} picture={thanksPicture} reference={reference} sent={sent} />
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
