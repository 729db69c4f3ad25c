import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Category } from '#src/content/awards.ts'
import type { PageSection } from '#src/content/pages.ts'
import { categoryUrl } from '#src/features/nominations/category-url.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { Selvedge } from '#src/sections/shared/selvedge.tsx'

type CategoriesSectionProps = {
  words: PageSection
  /** The name of the awards. */
  awards: string
  categories: ReadonlyArray<Category>
}

/** The programme of the evening: every category by its number, each the way to a nomination for it. */
export function CategoriesSection({ words, awards, categories }: CategoriesSectionProps) {
  return (
    <Band ground="dark" data-ground="dark" aria-labelledby="categories">
      <Container
        display="grid"
        gap={{ base: '10', xl: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
      >
        <chakra.div position={{ lg: 'sticky' }} top="8rem" alignSelf="start">
          <SectionHeading id="categories" words={{ ...words, eyebrow: awards }} onDark />
          <chakra.div marginTop="8" display="flex" flexWrap="wrap" gap="3">
            {words.actions?.map((action) => (
              <ActionButton key={action.to} action={action} look="highlight" size="lg" />
            ))}
          </chakra.div>
        </chakra.div>
        <chakra.ol
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap={{ md: '8', xl: '12' }}
          margin="0"
          padding="0"
          listStyle="none"
        >
          {categories.map((category, index) => (
            <Entry key={category.key} category={category} number={index + 1} />
          ))}
        </chakra.ol>
      </Container>
      <Selvedge />
    </Band>
  )
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    // Letters can be so large that a word has no room beside the number.
    flexWrap: 'wrap',
    alignContent: 'start',
    paddingBlock: '6',
    borderTop: '2px solid {colors.border.onDark}',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'fg.highlightOnDark' },
  },
})

const CategoryLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: '0.1em',
    textUnderlineOffset: '0.16em',
    _hover: { color: 'fg.highlightOnDark', textDecorationColor: 'currentColor' },
    // One can press anywhere on the entry.
    '&::after': { content: '""', position: 'absolute', inset: '0' },
  },
})

function Entry({ category, number }: { category: Category; number: number }) {
  return (
    <Row>
      <chakra.span
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
      </chakra.span>
      <chakra.div flex="1 1 10rem" minWidth="0">
        <chakra.h3 textStyle="cardTitle" textWrap="pretty">
          <CategoryLink to={categoryUrl(category.key)}>{category.title}</CategoryLink>
        </chakra.h3>
        <chakra.p textStyle="body" marginTop="2" maxWidth="34rem">
          {category.content}
        </chakra.p>
      </chakra.div>
    </Row>
  )
}
