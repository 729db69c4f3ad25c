import { Box, chakra, Container } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardText } from '#src/ui/layout/card.tsx'
import { Band, Section, SectionHeading } from '#src/ui/layout/section.tsx'
import { CardList, Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'

// The goals are a list in the Markdown text, each with a flag as its bullet.
const RuledGoals = chakra('div', {
  base: {
    '& ul > li': {
      position: 'relative',
      paddingBlock: '4',
      paddingInlineStart: '8',
      borderTop: '2px solid {colors.border.strong}',
      listStyle: 'none',
    },
    '& ul > li + li': { marginTop: '0' },
    '& ul > li:last-of-type': { borderBottom: '2px solid {colors.border.strong}' },
    '& div > ul': { paddingInlineStart: '0', marginTop: '6' },
    '& ul > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      insetBlockStart: '1.45rem',
      width: '0.85em',
      height: '0.85em',
      borderRadius: '0 0.85em 0.85em 0',
      backgroundColor: 'accent',
    },
  },
})

export function GoalsSection({ copy }: { copy: PageSection }) {
  return (
    <Band tone="surface" aria-labelledby="goals">
      <Container>
        <Grid columns={2} from="lg" gap={{ base: '10', lg: '16' }} alignItems="center">
          {copy.picture && (
            <Picture
              picture={copy.picture}
              sizes="(min-width: 64em) 36rem, 92vw"
              borderRadius="lg"
              gridColumn={{ lg: '2' }}
              gridRow={{ lg: '1' }}
            />
          )}
          <RuledGoals>
            <SectionHeading id="goals" copy={copy} />
          </RuledGoals>
        </Grid>
      </Container>
    </Band>
  )
}

type KindsProps = { copy: PageSection; kinds: ReadonlyArray<BenefitCard> }

/** Three kinds of work. From tablets up their pictures form one strip, each above its text. */
export function WhatWeDoSection({ copy, kinds }: KindsProps) {
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

/** 'Partner with Us' for individuals, foundations and companies: each picture is larger than the previous one. */
export function PartnerKindsSection({ copy, kinds }: KindsProps) {
  return (
    <Section headingId="partner" copy={copy} tone="tint">
      <CardList
        columns={[3, 4, 5]}
        columnGap={{ md: '6', lg: '10' }}
        rowGap={{ base: '10', md: '0' }}
        templateRows={{ md: 'auto auto' }}
        marginTop={{ base: '10', md: '6' }}
      >
        {kinds.map((kind) => (
          // One row for the pictures, aligned at the bottom, and one for the texts.
          <Box
            as="li"
            key={kind.title}
            display={{ base: 'flex', md: 'grid' }}
            // With large text, a word may not fit beside the picture.
            flexWrap="wrap"
            gridRow={{ md: 'span 2' }}
            gridTemplateRows={{ md: 'subgrid' }}
            gridTemplateColumns={{ md: 'minmax(0, 1fr)' }}
            columnGap="5"
            rowGap={{ base: '3', md: '0' }}
          >
            {kind.picture && (
              <Picture
                picture={kind.picture}
                sizes="(min-width: 48em) 32rem, 11rem"
                flex={{ base: '0 0 6rem', sm: '0 0 11rem' }}
                alignSelf={{ base: 'start', md: 'end' }}
                borderRadius={{ base: 'md', md: 'lg' }}
                aspectRatio={{ base: '3 / 4', sm: '4 / 3' }}
              />
            )}
            <Box flex="1 1 9rem" minWidth="0" marginTop={{ md: '5' }}>
              <CardText title={kind.title} gap={{ base: '2', md: '3' }}>
                {kind.content}
              </CardText>
            </Box>
          </Box>
        ))}
      </CardList>
      <ActionRow actions={copy.actions} marginTop={{ base: '10', md: '12' }} />
    </Section>
  )
}
