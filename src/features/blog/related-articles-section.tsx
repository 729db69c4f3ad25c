import type { BlogCard } from '#src/content/blog.ts'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ArticleCard } from './article-card.tsx'

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
