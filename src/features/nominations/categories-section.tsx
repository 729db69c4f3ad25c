import { Box, chakra, Heading, Span, Text } from '@chakra-ui/react'
import type { Category } from '#src/content/awards.ts'
import type { PageSection } from '#src/content/pages.ts'
import { categoryUrl } from '#src/lib/addresses.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { CardLink, linkedCard } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { wovenEdge } from '#src/theme/recipes.ts'

type CategoriesSectionProps = {
  copy: PageSection
  /** The name of the awards. */
  awards: string
  categories: ReadonlyArray<Category>
}

/** All award categories with their numbers, each with a link to nominate for it. */
export function CategoriesSection({ copy, awards, categories }: CategoriesSectionProps) {
  return (
    <Section
      headingId="categories"
      copy={{ ...copy, eyebrow: awards }}
      tone="dark"
      columns={[4, 8]}
      gap={{ base: '10', xl: '16' }}
      isHeadingSticky
      beside={<ActionRow actions={copy.actions} look="highlight" marginTop="8" />}
      {...wovenEdge}
    >
      <CardList as="ol" columns={2} columnGap={{ md: '8', xl: '12' }}>
        {categories.map((category, index) => (
          <Entry key={category.key} category={category} number={index + 1} />
        ))}
      </CardList>
    </Section>
  )
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    // With very large text, a word does not fit beside the number.
    flexWrap: 'wrap',
    alignContent: 'start',
    paddingBlock: '6',
    borderTop: '2px solid {colors.border.onDark}',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'fg.highlightOnDark' },
  },
})

const CategoryLink = chakra(CardLink, {
  base: { _hover: { color: 'fg.highlightOnDark', textDecorationColor: 'currentColor' } },
})

function Entry({ category, number }: { category: Category; number: number }) {
  return (
    <Row {...linkedCard}>
      <Span
        aria-hidden
        flex="0 0 3.25rem"
        fontFamily="heading"
        fontWeight="800"
        fontSize="xl"
        lineHeight="1.18"
        fontVariantNumeric="tabular-nums"
        color="fg.highlightOnDark"
      >
        {String(number).padStart(2, '0')}
      </Span>
      <Box flex="1 1 10rem" minWidth="0">
        <Heading as="h3" textStyle="cardTitle" textWrap="pretty">
          <CategoryLink to={categoryUrl(category.key)}>{category.title}</CategoryLink>
        </Heading>
        <Text textStyle="body" marginTop="2" maxWidth="34rem">
          {category.content}
        </Text>
      </Box>
    </Row>
  )
}
