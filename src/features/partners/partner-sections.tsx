import { Box, chakra, Flex, Heading, Span, Text } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import type { Site } from '#src/content/site.ts'
import pattern from '#src/theme/patterns/scallop-dark.svg'
import { ActionRow } from '#src/ui/actions.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { CardText, IconItem } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { EmailAddress } from '#src/ui/links.tsx'

const backgrounds = ['bg.tint', 'bg.rose', 'bg.cool'] as const

type CardsSectionProps = { copy: PageSection; cards: ReadonlyArray<BenefitCard> }

/** 'Why Partner With Us': three numbered cards in one row. */
export function ReasonsSection({ copy, cards }: CardsSectionProps) {
  return (
    <Section headingId="reasons" copy={copy}>
      <CardList as="ol" columns={3} marginTop={{ base: '8', md: '12' }} borderRadius="lg" overflow="hidden">
        {cards.map((reason, index) => (
          <Box
            as="li"
            key={reason.title}
            display="flex"
            flexDirection="column"
            padding={{ base: '6', lg: '10' }}
            backgroundColor={backgrounds[index % backgrounds.length]}
          >
            <Span
              aria-hidden
              fontFamily="heading"
              fontWeight="800"
              fontSize={{ base: '4rem', md: '5rem', lg: '7.5rem' }}
              lineHeight="0.9"
              letterSpacing="-0.05em"
              color="fg.brand"
              marginBottom={{ base: '4', md: '10', lg: '16' }}
            >
              {index + 1}
            </Span>
            <CardText title={reason.title}>{reason.content}</CardText>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}

/** 'How to Get Involved': four ways in a grid of two columns. */
export function WaysSection({ copy, cards }: CardsSectionProps) {
  return (
    <Section headingId="ways" copy={copy} tone="dark">
      <CardList
        columns={2}
        marginTop={{ base: '6', md: '10' }}
        css={{
          '& > li': { borderTop: '2px solid {colors.border.onDark}' },
          '& > li:nth-of-type(even)': {
            borderInlineStart: { md: '2px solid {colors.border.onDark}' },
            paddingInlineStart: { md: '8', lg: '12' },
          },
          '& > li:nth-of-type(odd)': { paddingInlineEnd: { md: '8', lg: '12' } },
          '& > li:nth-of-type(-n + 2)': { borderTopWidth: { md: '0' } },
        }}
      >
        {cards.map((way) => (
          <Box as="li" key={way.title} paddingBlock={{ base: '6', md: '10' }}>
            <Flex alignItems="center" gap="4" color="fg.highlightOnDark">
              {way.icon && <Icon svg={way.icon} size={36} />}
              <Heading as="h3" textStyle="subtitle" minWidth="0">
                {way.title}
              </Heading>
            </Flex>
            <Text textStyle="body" marginTop="4" maxWidth="34rem">
              {way.content}
            </Text>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}

/** 'Benefits of Partnering': four cards beside the heading, the second column half a step lower. */
export function BenefitsSection({ copy, cards }: CardsSectionProps) {
  return (
    <Section headingId="benefits" copy={copy} tone="warm" columns={[4, 8]}>
      <CardList columns={2} from="sm" gap={{ base: '4', lg: '6' }} paddingBottom={{ lg: '12' }}>
        {cards.map((benefit, index) => (
          <Box
            as="li"
            key={benefit.title}
            padding={{ base: '6', lg: '8' }}
            borderRadius="lg"
            backgroundColor="bg.surface"
            position="relative"
            top={{ lg: index % 2 === 1 ? '12' : '0' }}
          >
            <Box color="fg.accent" marginBottom="4">
              {benefit.icon && <Icon svg={benefit.icon} size={40} />}
            </Box>
            <CardText title={benefit.title}>{benefit.content}</CardText>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}

type DonateTodaySectionProps = CardsSectionProps & { emails: Site['emails'] }

/** 'Donate Today': the email addresses, and the three ways to donate. */
export function DonateTodaySection({ copy, emails, cards }: DonateTodaySectionProps) {
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
      <DonationSlip ways={cards} />
    </Section>
  )
}

/** The ways to donate on a white slip with dashed tear lines. */
function DonationSlip({ ways }: { ways: ReadonlyArray<BenefitCard> }) {
  return (
    <Box
      as="ul"
      aria-label="Ways to donate"
      data-tone="light"
      backgroundColor="bg.surface"
      color="fg"
      borderRadius="lg"
      paddingInline={{ base: '5', md: '8' }}
      paddingBlock="2"
      css={{ '& > li + li': { borderTop: '2px dashed {colors.border}' } }}
    >
      {ways.map((way) => (
        <IconItem
          key={way.title}
          card={way}
          disc={{ iconSize: 24, diameter: 'min(3rem, 15vw)', tone: 'highlight' }}
          gap={{ base: '4', md: '5' }}
          paddingBlock={{ base: '5', md: '6' }}
        />
      ))}
    </Box>
  )
}
