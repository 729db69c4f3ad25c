import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Icon } from '#src/ui/icon.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'

type WaysSectionProps = { copy: PageSection; ways: ReadonlyArray<BenefitCard> }

/** 'How to Get Involved': four ways in a grid of two columns. */
export function WaysSection({ copy, ways }: WaysSectionProps) {
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
        {ways.map((way) => (
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
