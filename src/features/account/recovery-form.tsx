import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { ConfirmCodeForm, NewPasswordForm, OpenLinkForm, SendCodeForm } from './recovery-steps.tsx'
import { RECOVERY_STEPS, useRecovery, type RecoveryStep } from './use-recovery.ts'

const FORMS = {
  'open-link': OpenLinkForm,
  'send-code': SendCodeForm,
  'confirm-code': ConfirmCodeForm,
  'new-password': NewPasswordForm,
}

const HEADING_ID = 'recovery-step'

/** The steps, and the view that replaces the second step for the link of the mail. */
type View = RecoveryStep | 'open-link'

export function RecoveryForm({ copy }: { copy: Record<View, PageSection> }) {
  const recovery = useRecovery()
  const { step, link } = recovery
  const view: View = link && step === 'confirm-code' ? 'open-link' : step
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef<View | null>(null)

  // The focused form has been removed: moves the focus to the next heading, except when the page opens.
  useEffect(() => {
    if (seen.current !== null && seen.current !== view) heading.current?.focus()
    seen.current = view
  }, [view])

  const StepForm = FORMS[view]
  const { heading: title, text } = copy[view]
  return (
    <Flex flexDirection="column" gap="6">
      <StepTrail
        steps={RECOVERY_STEPS.map((key) => copy[key].heading ?? '')}
        current={RECOVERY_STEPS.indexOf(step)}
      />
      <div>
        <Heading
          ref={heading}
          id={HEADING_ID}
          tabIndex={-1}
          textStyle="subtitle"
          _focusVisible={{ outline: 'none' }}
        >
          {title}
        </Heading>
        {text && <Prose html={text.html} marginTop="2" />}
      </div>
      <StepForm key={view} recovery={recovery} labelledBy={HEADING_ID} />
      <p>
        <TextLink to="/login">Back to login</TextLink>
      </p>
    </Flex>
  )
}

const Trail = chakra('ol', {
  base: { display: 'grid', gap: '2', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
})

const Step = chakra('li', {
  base: {
    paddingTop: '2',
    borderTop: '4px solid {colors.border.subtle}',
    textStyle: 'small',
    color: 'fg.muted',
    '&[data-reached=true]': { borderColor: 'fg.brand' },
    '&[aria-current=step]': { color: 'fg', fontWeight: '700' },
  },
})

function StepTrail({ steps, current }: { steps: ReadonlyArray<string>; current: number }) {
  return (
    <Trail aria-label="Steps">
      {steps.map((step, at) => (
        <Step key={step} data-reached={at <= current} aria-current={at === current ? 'step' : undefined}>
          {step}
        </Step>
      ))}
    </Trail>
  )
}
