import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '#contract/endpoint.ts'
import type { NominationRules } from '#contract/nominations.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { delivery } from '#src/api/delivery.ts'
import type { PageSection } from '#src/content/pages.ts'
import { shaded } from '#src/theme/recipes.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { focused } from '#src/ui/focus.ts'
import { WithoutScripts } from '#src/ui/forms/form.tsx'
import { QueuedNote, SubmissionReference } from '#src/ui/forms/form-thanks.tsx'
import { Band, FormSection } from '#src/ui/layout/section.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { readNominee, useNomineeDraft } from './nomination.tsx'
import { NominatorForm } from './nominator-form.tsx'
import { StepHeader } from './step-header.tsx'

/** The history entry records that the nomination was sent or queued: a reload or a return shows that again. */
type Entry = { ending: 'queued' | 'sent'; reference: string }

type Step = 'checking' | 'missing' | 'form' | 'queued' | 'sent'

type NominateNowSectionProps = {
  heading: string
  intro: string | null
  form: PageSection
  thanks: PageSection
  rules: NominationRules
  terms: string
}

/** The last step of a nomination, and the views that replace its form: the queued state and the thanks. */
export function NominateNowSection(props: NominateNowSectionProps) {
  const { heading, intro, form, thanks, rules, terms } = props
  const { pathname, state }: { pathname: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const draft = useNomineeDraft()
  const { ending, reference }: Record<string, unknown> = isRecord(state) ? state : {}
  const [step, setStep] = useState<Step>(delivery.isRequired ? 'checking' : 'form')

  useEffect(() => {
    if (ending === 'queued' || ending === 'sent') {
      // oxlint-disable-next-line react/set-state-in-effect -- the history entry is unknown when the page is prerendered
      setStep(ending)
      return
    }
    void readNominee(draft, rules).then((found) => {
      setStep((now) => {
        if (now !== 'checking') return now
        return found ? 'form' : 'missing'
      })
    })
  }, [ending, draft, rules])

  function show(next: Step, entry: Entry | null) {
    setStep(next)
    void navigate(pathname, { replace: true, state: entry, preventScrollReset: true })
  }

  function finish(sent: SentSubmission | null) {
    const next = sent?.queueKey ? 'queued' : 'sent'
    show(next, { ending: next, reference: sent?.reference ?? '' })
  }

  const showFormAgain = useEffectEvent(() => show('form', null))
  useEffect(() => draft.watchRestored(() => showFormAgain()), [draft])

  if (step === 'sent')
    return <ThankYouSection copy={thanks} reference={typeof reference === 'string' ? reference : ''} />
  return (
    <>
      <StepHeader id="nominate-now" heading={heading} intro={intro} step={2} />
      <FormSection id="nominator" copy={form}>
        {/* High enough for every view, so that nothing below moves when the first part has been read. */}
        <Box minHeight={{ base: '34rem', sm: '30rem' }} display="flex" flexDirection="column">
          {step === 'checking' && <WithoutScripts what="A nomination" />}
          {step === 'missing' && <MissingNomination />}
          {step === 'form' && (
            <NominatorForm
              labelledBy="nominate-now"
              rules={rules}
              terms={terms}
              onMissing={() => setStep('missing')}
              onSent={finish}
            />
          )}
          {step === 'queued' && (
            <QueuedNote>
              <ActionRow actions={thanks.actions} />
            </QueuedNote>
          )}
        </Box>
      </FormSection>
    </>
  )
}

/** Shown if the first form has not been completed. */
function MissingNomination() {
  return (
    <Box
      role="status"
      // Fills the space reserved for the form.
      flexGrow="1"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="center"
      padding={{ base: '6', md: '10' }}
      borderRadius="lg"
      backgroundColor="bg.tint"
      border="2px solid {colors.border.strong}"
    >
      <Heading as="h3" textStyle="subtitle">
        There is no finished nomination here yet
      </Heading>
      <Text textStyle="body" marginTop="3" marginBottom="6">
        First we need the nominee’s information, all of it. What you have typed there before, and what this
        device could keep of it, is still there.
      </Text>
      <LinkButton to="/nominee-info" size="lg">
        Go to the nominee’s information
      </LinkButton>
    </Box>
  )
}

/** Replaces the form after a nomination. Its heading takes the focus from the form. */
function ThankYouSection({ copy, reference }: { copy: PageSection; reference: string }) {
  return (
    <Band tone="rose" aria-labelledby="thank-you">
      <Container>
        <Grid columns={[6, 5]} from="lg" gap={{ base: '8', lg: '16' }} alignItems="center">
          <div>
            <Heading as="h1" id="thank-you" textStyle="display" {...focused}>
              {copy.heading}
            </Heading>
            {copy.text && <Prose html={copy.text.html} marginTop="5" />}
            <SubmissionReference reference={reference} marginTop="5" />
            <ActionRow actions={copy.actions} otherLook="outline" marginTop="8" />
          </div>
          {copy.picture && (
            <Picture
              picture={copy.picture}
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
