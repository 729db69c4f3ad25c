import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { IconItem, RuledList } from '#src/ui/layout/card.tsx'
import { Section } from '#src/ui/layout/section.tsx'

type IconListSectionProps = { id: string; copy: PageSection; cards: ReadonlyArray<BenefitCard> }

/** Cards with icons, separated by lines; the introduction and its button are sticky beside them. */
export function IconListSection({ id, copy, cards }: IconListSectionProps) {
  return (
    <Section
      headingId={id}
      copy={copy}
      tone="tint"
      columns={[5, 6]}
      gap={{ base: '10', lg: '16' }}
      isHeadingSticky
      beside={<ActionRow actions={copy.actions} marginTop="8" />}
    >
      <RuledList>
        {cards.map((card) => (
          <IconItem
            key={card.title}
            card={card}
            disc={{ iconSize: 28, diameter: 'min(3.5rem, 17.5vw)', tone: 'brand' }}
            gap="5"
            paddingBlock="6"
          />
        ))}
      </RuledList>
    </Section>
  )
}
