import { chakra } from '@chakra-ui/react'
import type { BlogCard } from '#src/content/blog.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { ArticleCard } from './article-card.tsx'

/** What to read next. */
export function RelatedArticlesSection({ articles }: { articles: ReadonlyArray<BlogCard> }) {
  if (articles.length === 0) return null
  return (
    <Band ground="warm" aria-labelledby="related">
      <Container>
        <chakra.h2 id="related" textStyle="title">
          Related articles
        </chakra.h2>
        <chakra.ul
          display="grid"
          gap={{ base: '10', md: '8' }}
          gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
          marginTop="8"
        >
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard card={article} headingLevel="h3" />
            </li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}
