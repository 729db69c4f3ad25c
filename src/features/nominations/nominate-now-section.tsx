import { Box } from '@chakra-ui/react'
import type { NominationRules } from '#contract/nominations.ts'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { NominationOutcome } from './nomination-outcome.tsx'
import { NominatorForm } from './nominator-form.tsx'
import { useNominationStep } from './use-nomination-step.ts'
import { WithoutScripts } from '#src/ui/forms/form.tsx'
import { FormSection } from '#src/ui/sections/form-section.tsx'
import { StepHeader } from './step-header.tsx'

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

  if (step === 'sent') return outcome
  return (
    <>
      <StepHeader id="nominate-now" heading={heading} intro={intro} step={2} />
      <FormSection id="nominator" copy={form}>
        {/* High enough for every view, so that nothing below moves when the first part has been read. */}
        <Box minHeight={{ base: '34rem', sm: '30rem' }} display="flex" flexDirection="column">
          {(step === 'missing' || step === 'queued') && outcome}
          {step === 'checking' && <WithoutScripts what="A nomination" email={email} />}
          {step === 'form' && (
            <NominatorForm
              labelledBy="nominate-now"
              email={email}
              rules={rules}
              terms={terms}
              onMissing={miss}
              onSent={state.finish}
            />
          )}
        </Box>
      </FormSection>
    </>
  )
}
