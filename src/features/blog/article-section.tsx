import { Box, Container, Heading, Text } from '@chakra-ui/react'
import type { BlogCard, BlogPost } from '#src/content/blog.ts'
import { articleUrl } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { BackLink } from '#src/ui/links.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { ArticleCard } from './article-card.tsx'

/** An article in full, with links back to its card above and below. */
export function ArticleSection({ post }: { post: BlogPost }) {
  return (
    <Box as="article" paddingBlock={{ base: '8', md: '12' }}>
      <Container>
        <BackLink to={post.backTo}>Back to Blog</BackLink>
        <Box as="header" marginTop="8" maxWidth="52rem">
          <Heading as="h1" textStyle="display">
            {post.title}
          </Heading>
          <Text textStyle="small" color="fg.muted" marginTop="5">
            By {post.author} ·{' '}
            <time dateTime={post.publishedOn.slice(0, 10)}>{formatDay(post.publishedOn)}</time> ·{' '}
            {post.readingMinutes} min read
          </Text>
        </Box>
      </Container>
      <Container marginTop="8">
        <Box borderRadius="lg" overflow="hidden">
          <Picture
            picture={post.cover}
            sizes="(min-width: 76rem) 70rem, 92vw"
            priority
            width="100%"
            maxHeight="34rem"
            objectFit="cover"
          />
        </Box>
      </Container>
      <Container marginTop={{ base: '8', md: '12' }}>
        <Box maxWidth="prose" marginInline="auto">
          <Prose html={post.html} />
          {post.sources.length > 0 && (
            <Box
              as="aside"
              aria-labelledby="sources"
              marginTop="12"
              paddingTop="6"
              borderTop="2px solid"
              borderColor="border.strong"
            >
              <Heading id="sources" textStyle="eyebrow">
                Sources
              </Heading>
              <Box as="ul" textStyle="small" marginTop="3" display="grid" gap="2">
                {post.sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </Box>
            </Box>
          )}
          <Box marginTop="12" display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
            <BackLink to={post.backTo}>Back to Blog</BackLink>
            <ShareLinks path={articleUrl(post.id, '')} title={post.title} />
          </Box>
        </Box>
      </Container>
    </Box>
  )
}

export function RelatedArticlesSection({ articles }: { articles: ReadonlyArray<BlogCard> }) {
  if (articles.length === 0) return null
  return (
    <Section headingId="related" copy={{ heading: 'Related articles' }} tone="warm">
      <CardList columns={3} gap={{ base: '10', md: '8' }} marginTop="8">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard card={article} headingLevel="h3" />
          </li>
        ))}
      </CardList>
    </Section>
  )
}
