import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { BlogCard } from '#src/content/blog.ts'
import { Picture } from '#src/ui/picture.tsx'

const CardLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecorationColor: 'transparent',
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.14em',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'quick',
    _hover: { textDecorationColor: 'accent' },
    // The whole card can be clicked, while its name stays the title alone.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
})

type ArticleCardProps = { card: BlogCard; headingLevel: 'h2' | 'h3'; isFirst?: boolean }

/** An article on the blog: picture, title, first sentences and 'Read more...'. */
export function ArticleCard({ card, headingLevel, isFirst }: ArticleCardProps) {
  return (
    <chakra.article position="relative">
      <chakra.div borderRadius="lg" overflow="hidden">
        <Picture picture={card.cover} sizes="(min-width: 48em) 34rem, 92vw" alt="" priority={isFirst} />
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" marginTop="4">
        {card.topics.join(' · ')} · {`${card.readingMinutes}\u00a0min\u00a0read`}
      </chakra.p>
      <chakra.h2 as={headingLevel} textStyle="cardTitle" marginTop="2">
        <CardLink to={`/blog/${card.id}`} prefetch="intent">
          {card.title}
        </CardLink>
      </chakra.h2>
      <chakra.p textStyle="body" marginTop="3">
        {card.summary}
      </chakra.p>
      <chakra.span display="inline-block" marginTop="3" color="accent" fontWeight="700" aria-hidden>
        Read more...
      </chakra.span>
    </chakra.article>
  )
}
