import { chakra, Span } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import type { Site } from '#src/content/site.ts'
import pattern from '#src/theme/patterns/scallop-dark.svg'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { DonationSlip } from './donation-slip.tsx'

type DonateTodaySectionProps = {
  copy: PageSection
  emails: Site['emails']
  ways: ReadonlyArray<BenefitCard>
}

/** 'Donate Today': the email addresses, and the three ways to donate. */
export function DonateTodaySection({ copy, emails, ways }: DonateTodaySectionProps) {
  return (
    <Section
      headingId="donate-today"
      copy={copy}
      tone="accent"
      columns={[1, 1]}
      gap={{ base: '10', lg: '16' }}
      alignItems="center"
      backgroundImage={{
        lg: `linear-gradient(90deg, {colors.bg.accent} 62%, transparent 90%), {gradients.veil}, url(${pattern})`,
      }}
      beside={
        <>
          <CardList columns={1} gap="5" marginTop="8">
            {Object.values(emails).map(({ label, address }) => (
              <li key={address}>
                <Span display="block" textStyle="small">
                  {label}
                </Span>
                <chakra.a
                  href={`mailto:${address}`}
                  display="inline-block"
                  paddingBlock="1"
                  textStyle="cardTitle"
                  color="fg.highlightOnDark"
                  overflowWrap="anywhere"
                  textUnderlineOffset="0.2em"
                  textDecorationThickness="0.08em"
                >
                  <EmailAddress address={address} />
                </chakra.a>
              </li>
            ))}
          </CardList>
          <ActionRow actions={copy.actions} look="highlight" marginTop="8" />
        </>
      }
    >
      <DonationSlip ways={ways} />
    </Section>
  )
}
