import { chakra } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import type { Site } from '#src/content/site.ts'
import pattern from '#src/theme/patterns/scallop-dark.svg'
import { ActionButton } from '#src/ui/actions.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { DonationSlip } from './donation-slip.tsx'

type DonateTodaySectionProps = {
  words: PageSection
  emails: Site['emails']
  ways: ReadonlyArray<BenefitCard>
}

/** 'Donate Today': whom to write to, and the three ways to give on a slip that lies over the edge of the cloth. */
export function DonateTodaySection({ words, emails, ways }: DonateTodaySectionProps) {
  return (
    <chakra.section
      data-ground="dark"
      aria-labelledby="donate-today"
      backgroundColor="accent"
      color="accent.contrast"
      paddingBlock="section"
      backgroundImage={{
        lg: `linear-gradient(90deg, {colors.accent} 62%, transparent 90%), url(${pattern})`,
      }}
    >
      <Container
        display="grid"
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
        alignItems="center"
      >
        <div>
          <SectionHeading id="donate-today" words={words} onDark />
          <chakra.ul marginTop="8" display="grid" gap="5">
            {emails.map(({ label, address }) => (
              <li key={address}>
                <chakra.span display="block" textStyle="small">
                  {label}
                </chakra.span>
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
          </chakra.ul>
          <chakra.div marginTop="8" display="flex" flexWrap="wrap" gap="3">
            {words.actions?.map((action) => (
              <ActionButton key={action.to} action={action} look="highlight" size="lg" />
            ))}
          </chakra.div>
        </div>
        <DonationSlip ways={ways} />
      </Container>
    </chakra.section>
  )
}
