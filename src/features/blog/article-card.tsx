import { Box, Heading, Span, Text } from '@chakra-ui/react'
import type { BlogCard } from '#src/content/blog.ts'
import { CardLink, linkedCard } from '#src/ui/layout/card.tsx'
import { Picture } from '#src/ui/picture.tsx'

type ArticleCardProps = { card: BlogCard; headingLevel: 'h2' | 'h3'; isFirst?: boolean }

export function ArticleCard({ card, headingLevel, isFirst }: ArticleCardProps) {
  return (
    <Box as="article" {...linkedCard}>
      <Box borderRadius="lg" overflow="hidden">
        <Picture picture={card.cover} sizes="(min-width: 48em) 34rem, 92vw" alt="" priority={isFirst} />
      </Box>
      <Text textStyle="small" color="fg.muted" marginTop="4">
        {card.topics.join(' · ')} · {`${card.readingMinutes}\u00a0min\u00a0read`}
      </Text>
      <Heading as={headingLevel} textStyle="cardTitle" marginTop="2">
        <CardLink to={card.to} prefetch="intent">
          {card.title}
        </CardLink>
      </Heading>
      <Text textStyle="body" marginTop="3">
        {card.summary}
      </Text>
      <Span display="inline-block" marginTop="3" color="fg.accent" fontWeight="700" aria-hidden>
        Read more...
      </Span>
    </Box>
  )
}
