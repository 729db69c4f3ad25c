import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardText, IconDisc, MediaItem, RuledList } from '#src/ui/layout/card.tsx'
import { Section } from '#src/ui/layout/section.tsx'

type PartnerSectionProps = { words: PageSection; ways: ReadonlyArray<BenefitCard> }

/** 'Partner With Us': three ways to help, and the button to the page about them. */
export function PartnerSection({ words, ways }: PartnerSectionProps) {
  return (
    <Section
      headingId="partner"
      words={words}
      ground="tint"
      columns={[5, 6]}
      gap={{ base: '10', lg: '16' }}
      isHeadingSticky
      beside={<ActionRow actions={words.actions} marginTop="8" />}
    >
      <RuledList>
        {ways.map((way) => (
          <MediaItem
            key={way.title}
            gap="5"
            paddingBlock="6"
            media={<IconDisc svg={way.icon} iconSize={28} diameter="min(3.5rem, 17.5vw)" ground="brand" />}
          >
            <CardText title={way.title} gap="2">
              {way.content}
            </CardText>
          </MediaItem>
        ))}
      </RuledList>
    </Section>
  )
}
