import { chakra, defineSlotRecipe, Heading, Tabs } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { Donation, DonorType } from '#contract/donations.ts'
import { formatMoney } from '#contract/money.ts'
import type { SentSubmission } from '#contract/submissions.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { focusable } from '#src/ui/focus.ts'
import { useDraft } from '#src/ui/forms/draft.ts'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { CloseIcon } from '#src/ui/icon.tsx'
import { DonationForm, type DonationFormProps } from './donation-form.tsx'
import { PaymentDetails } from './payment-details.tsx'

const PHONE = '@media (max-width: 29.99em)'

// On phones it covers the edges of its dialog and fills the screen.
const Sheet = chakra('div', {
  base: {
    backgroundColor: 'bg.surface',
    [PHONE]: { position: 'fixed', inset: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

// Title and close button are sticky, unless the screen is low or the text so large that they would fill it.
const Bar = chakra('div', {
  base: {
    display: 'flex',
    // With large text the title wraps below the button.
    flexWrap: 'wrap-reverse',
    alignItems: 'flex-end',
    columnGap: '4',
    paddingInline: { base: '5', sm: '8' },
    paddingTop: { base: '4', sm: '6' },
    paddingBottom: '3',
    backgroundColor: 'bg.surface',
    '& > h2': { flex: '1 1 9rem', minWidth: '0', paddingTop: '2', hyphens: 'auto' },
    '& > button': { marginInlineStart: 'auto', alignSelf: 'flex-end' },
    position: 'sticky',
    // Moves the bar far off the screen if that is less than 30rem high. A media query would ignore the text size.
    top: 'min(0px, (100dvh - 30rem) * 99)',
    zIndex: '2',
  },
})

const Body = chakra('div', {
  base: {
    paddingInline: { base: '5', sm: '8' },
    paddingTop: '2',
    paddingBottom: { base: 'max(2rem, env(safe-area-inset-bottom))', sm: '8' },
    // Keeps the sticky bar from covering the focused control.
    '& :is(input, select, button)': { scrollMarginTop: '6rem' },
  },
})

type ContentProps = Omit<DonationFormProps, 'onSent' | 'type'>

type DonationWindowProps = Omit<ContentProps, 'draft' | 'labelledBy'> & { isOpen: boolean }

/** The dialog with the forms to give. Their draft outlives it. */
export function DonationWindow({ isOpen, ...content }: DonationWindowProps) {
  const { cause, onCancel } = content
  const draft = useDraft('donation')
  const titleId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      labelledBy={titleId}
      fallbackFocus={() => document.querySelector<HTMLElement>(`[name=cause][value="${cause.slug}"]`)}
    >
      <Sheet>
        <Bar>
          <Heading data-autofocus id={titleId} textStyle="subtitle" {...focusable}>
            Donate to {cause.title}
          </Heading>
          <IconButton look="plain" aria-label="Close" onClick={onCancel}>
            <CloseIcon />
          </IconButton>
        </Bar>
        <Body>
          <Content {...content} draft={draft} labelledBy={titleId} />
        </Body>
      </Sheet>
    </Dialog>
  )
}

const TABS: ReadonlyArray<{ type: DonorType; label: string }> = [
  { type: 'individual', label: 'Individual' },
  { type: 'company', label: 'Company' },
]

const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'trigger', 'content'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
      gap: '1',
      padding: '1',
      borderRadius: '1.75rem',
      backgroundColor: 'bg.tint',
    },
    trigger: {
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      fontWeight: '700',
      cursor: 'pointer',
      transitionProperty: 'background-color, color, border-color',
      transitionDuration: 'quick',
      _hover: { borderColor: 'border.strong' },
      _focusVisible: { borderRadius: 'full' },
      _selected: { backgroundColor: 'brand', color: 'brand.contrast' },
    },
    content: { paddingTop: '6' },
  },
})

/** A form for each type of donor, or the thanks in their place. */
function Content(form: ContentProps) {
  const { cause, settings, onCancel } = form
  const [sent, setSent] = useState<SentSubmission<Donation> | null>(null)
  const [chosen, setChosen] = useState<string>('individual')

  if (sent !== null) {
    const { firstName, email, amountMinor, currency } = sent.payload
    const amount = formatMoney(amountMinor, currency)
    return (
      <FormThanks
        heading={`Thank you, ${firstName}`}
        sent={sent}
        details={(reference) => (
          <PaymentDetails
            account={settings.amounts[currency].account}
            donation={sent.payload}
            reference={reference}
            paymentLink={cause.paymentLink}
          />
        )}
        again="Close"
        onAgain={onCancel}
      >
        No money has moved yet. You can pay {amount} for {cause.title} whenever it suits you. The details
        below go to {email} as well.
      </FormThanks>
    )
  }
  return (
    <Tabs.Root recipe={tabsRecipe} value={chosen} onValueChange={({ value }) => setChosen(value)}>
      <Tabs.List aria-label="Who gives">
        {TABS.map(({ type, label }) => (
          <Tabs.Trigger key={type} value={type}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map(({ type }) => (
        <Tabs.Content key={type} value={type}>
          {type === chosen && <DonationForm {...form} type={type} onSent={setSent} />}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
