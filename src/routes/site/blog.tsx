import { Box, Container, Text } from '@chakra-ui/react'
import rssSvg from '@phosphor-icons/core/assets/bold/rss-bold.svg?raw'
import { blogPage } from '#src/content/blog.ts'
import { pageCopy, pageIntro, type Page } from '#src/content/pages.ts'
import { ArticleCard } from '#src/features/blog/article-card.tsx'
import { feedLinks, FEEDS } from '#src/features/blog/formats.ts'
import { areaOf, blogPageUrl } from '#src/lib/addresses.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/blog'

export function loader({ params, request }: { params: { page?: string }; request: { url: string } }) {
  const page = pageCopy('blog')
  const list = blogPage(Number(params.page ?? 1), areaOf(request))
  return {
    ...pageIntro(list.page === 1 ? page : numbered(page, list.page), {
      canonicalPath: blogPageUrl(list.page),
    }),
    list,
  }
}

function numbered(page: Page, number: number): Page {
  const [title, description] = [`${page.title}, page ${number}`, `Page ${number}. ${page.description}`]
  return { ...page, title, description }
}

export const links = feedLinks

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const { cards, page, pages, area } = loaderData.list
  return (
    <>
      <PageHero {...loaderData.hero} />
      <Band tone="surface" aria-label="Articles">
        <Container>
          <CardList columns={2} columnGap={{ md: '8', lg: '12' }} rowGap={{ base: '12', md: '16' }}>
            {cards.map((card, index) => (
              // The target of 'Back to Blog'.
              <Box as="li" key={card.id} id={String(card.id)} scrollMarginTop="6rem">
                <ArticleCard card={card} headingLevel="h2" isFirst={index < 2} />
              </Box>
            ))}
          </CardList>
          <Pager
            label="Pages of the blog"
            page={page}
            pages={pages}
            urlOf={(number) => blogPageUrl(number, area)}
          />
          <Text marginTop="12" textAlign="center">
            <ExternalLinkButton look="outline" href={FEEDS.rss.path} type={FEEDS.rss.type}>
              <Icon svg={rssSvg} size={18} />
              Follow the blog by RSS
            </ExternalLinkButton>
          </Text>
        </Container>
      </Band>
    </>
  )
}
