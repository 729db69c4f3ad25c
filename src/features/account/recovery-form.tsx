import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { PageSection } from '#src/content/pages.ts'
import { focusable } from '#src/ui/focus.ts'
import { TextLink } from '#src/ui/links.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { ConfirmCodeForm, NewPasswordForm, OpenLinkForm, SendCodeForm } from './recovery-steps.tsx'

const STEPS = ['send-code', 'confirm-code', 'new-password'] as const

/** The steps, and the view that replaces the second step for the link of the mail. */
const FORMS = {
  'open-link': OpenLinkForm,
  'send-code': SendCodeForm,
  'confirm-code': ConfirmCodeForm,
  'new-password': NewPasswordForm,
}
type View = keyof typeof FORMS

const HEADING_ID = 'recovery-step'

/**
 * The steps of a password recovery. The step is in the address, so reloading and Back work; whether it is possible
 * already, the server says.
 */
export function RecoveryForm({ copy }: { copy: Record<View, PageSection> }) {
  const isHydrated = useIsHydrated()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [contact, setContact] = useState('')
  const { link, forgetLink } = useMailedLink()

  // The query is unknown when the page is prerendered.
  const requested = isHydrated ? params.get('step') : null
  const step = STEPS.find((known) => known === requested) ?? 'send-code'
  const view = link !== null && step === 'confirm-code' ? 'open-link' : step
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
      <Trail aria-label="Steps">
        {STEPS.map((each, at) => (
          <Step
            key={each}
            data-reached={at <= STEPS.indexOf(step)}
            aria-current={each === step ? 'step' : undefined}
          >
            {copy[each].heading}
          </Step>
        ))}
      </Trail>
      <div>
        <Heading ref={heading} id={HEADING_ID} textStyle="subtitle" {...focusable}>
          {title}
        </Heading>
        {text && <Prose html={text.html} marginTop="2" />}
      </div>
      <StepForm
        key={view}
        labelledBy={HEADING_ID}
        contact={contact}
        link={link}
        onSent={(sentTo) => {
          setContact(sentTo)
          forgetLink()
        }}
        onLinkUsed={forgetLink}
        goTo={(next) => navigate({ search: `?step=${next}` })}
      />
      <p>
        <TextLink to="/login">Back to login</TextLink>
      </p>
    </Flex>
  )
}

/** The key of the link in the mail, until it is used. It leaves the address at once, as it is as powerful as a password. */
function useMailedLink() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<string | null>(null)
  const inAddress = new URLSearchParams(hash.slice(1)).get('link')

  useEffect(() => {
    if (inAddress === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- the fragment is unknown when the page is prerendered
    setLink(inAddress)
    void navigate({ search: '?step=confirm-code' }, { replace: true })
  }, [inAddress, navigate])

  return { link, forgetLink: () => setLink(null) }
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
