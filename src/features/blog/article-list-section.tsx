import { Box, Container, Text } from '@chakra-ui/react'
import rssSvg from '@phosphor-icons/core/assets/bold/rss-bold.svg?raw'
import type { BlogPage } from '#src/content/blog.ts'
import { FEEDS } from './formats.ts'
import { blogPageUrl } from '#src/lib/addresses.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { ArticleCard } from './article-card.tsx'

export function ArticleListSection({ list }: { list: BlogPage }) {
  return (
    <Band tone="surface" aria-label="Articles">
      <Container>
        <CardList columns={2} columnGap={{ md: '8', lg: '12' }} rowGap={{ base: '12', md: '16' }}>
          {list.cards.map((card, index) => (
            // The target of 'Back to Blog'.
            <Box as="li" key={card.id} id={String(card.id)} scrollMarginTop="6rem">
              <ArticleCard card={card} headingLevel="h2" isFirst={index < 2} />
            </Box>
          ))}
        </CardList>
        <Pager
          label="Pages of the blog"
          page={list.page}
          pages={list.pages}
          urlOf={(page) => blogPageUrl(page, list.area)}
        />
        <Text marginTop="12" textAlign="center">
          <ExternalLinkButton look="outline" href={FEEDS.rss.path} type={FEEDS.rss.type}>
            <Icon svg={rssSvg} size={18} />
            Follow the blog by RSS
          </ExternalLinkButton>
        </Text>
      </Container>
    </Band>
  )
}
