import { Box, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { NominationRules } from '#contract/nominations.ts'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { loadNominatorForm } from './load-nominator-form.ts'
import { useNominationStep } from './use-nomination-step.ts'
import { FormSection } from '#src/ui/sections/form-section.tsx'
import { StepHeader } from './step-header.tsx'
import { afterHydration } from '#src/ui/after-hydration.tsx'
import { LoadedForm } from '#src/ui/forms/loaded-form.tsx'
import type { NominationOutcomeProps } from './nomination-outcome.tsx'

// If it cannot be loaded, such as without a connection, the nomination is sent anyway, and the queue's notice shows its
// state.
const loadOutcome = () => import('./nomination-outcome.tsx')
const NominationOutcome = afterHydration(() =>
  loadOutcome().then(
    (loaded) => loaded.NominationOutcome,
    () => PlainOutcome,
  ),
)

function PlainOutcome({ step, thanks, reference }: NominationOutcomeProps) {
  return step === 'sent' ? (
    <Heading as="h1" textStyle="title" padding="gutter">
      {thanks.heading} {reference}
    </Heading>
  ) : null
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

/** The last step of a nomination, and the views that replace its form: the queued state and the thanks. */
export function NominateNowSection({
  heading,
  intro,
  thanks,
  thanksPicture,
  ...rest
}: NominateNowSectionProps) {
  const { form, email, rules, terms } = rest
  const { step, miss, ...state } = useNominationStep(rules)
  const outcome = <NominationOutcome step={step} thanks={thanks} thanksPicture={thanksPicture} {...state} />

  // Loaded in advance, as the connection may be lost when it is needed.
  useEffect(() => {
    loadOutcome().catch(() => undefined)
  }, [])

  if (step === 'sent') return outcome
  return (
    <>
      <StepHeader id="nominate-now" heading={heading} intro={intro} step={2} />
      <FormSection id="nominator" copy={form}>
        {/* High enough for every view, so that nothing below moves when the first part has been read. */}
        <Box minHeight={{ base: '34rem', sm: '30rem' }} display="flex" flexDirection="column">
          {(step === 'missing' || step === 'queued') && outcome}
          {(step === 'checking' || step === 'form') && (
            // Loads while the first part is read from this device.
            <LoadedForm load={loadNominatorForm} email={email} placeholder={<NeedsScripts email={email} />}>
              {({ NominatorForm }) =>
                step === 'form' && (
                  <NominatorForm
                    labelledBy="nominate-now"
                    email={email}
                    rules={rules}
                    terms={terms}
                    onMissing={miss}
                    onSent={state.finish}
                  />
                )
              }
            </LoadedForm>
          )}
        </Box>
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
