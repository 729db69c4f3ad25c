import { Box } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { CardText } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'

type WhatWeDoSectionProps = { copy: PageSection; kinds: ReadonlyArray<BenefitCard> }

/** Three kinds of work. From tablets up their pictures form one strip, each above its text. */
export function WhatWeDoSection({ copy, kinds }: WhatWeDoSectionProps) {
  return (
    <Section headingId="what-we-do" copy={copy}>
      <CardList columns={3} rowGap="10" marginTop={{ base: '8', md: '12' }}>
        {kinds.map((kind, index) => (
          <Box
            as="li"
            key={kind.title}
            display="flex"
            flexDirection="column"
            css={{
              '&:first-of-type picture': { borderStartStartRadius: 'lg', borderEndStartRadius: 'lg' },
              '&:last-of-type picture': { borderStartEndRadius: 'lg', borderEndEndRadius: 'lg' },
              '& + & picture': { borderInlineStart: { md: '2px solid {colors.border.strong}' } },
              '& + & > div': { borderInlineStart: { md: '2px solid {colors.border.strong}' } },
              '& picture': { borderRadius: { base: 'lg', md: '0' } },
            }}
          >
            {kind.picture && (
              <Picture
                picture={kind.picture}
                sizes="(min-width: 80em) 25.4rem, (min-width: 48em) 33vw, 92vw"
                aspectRatio={{ base: '4 / 3', md: '1', lg: '4 / 3' }}
              />
            )}
            <Box
              marginTop={{ base: '4', md: '6' }}
              flexGrow="1"
              paddingInlineStart={{ md: index === 0 ? '0' : '5', lg: index === 0 ? '0' : '8' }}
              paddingInlineEnd={{ md: '5', lg: '8' }}
            >
              <CardText title={kind.title}>{kind.content}</CardText>
            </Box>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}
