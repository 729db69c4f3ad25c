import { chakra } from '@chakra-ui/react'
import type { BlogPost } from '#src/content/blog.ts'
import { articleUrl } from '#src/lib/addresses.ts'
import { formatDay } from '#src/lib/dates.ts'
import { ShareLinks } from '#src/sections/shared/share-links.tsx'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** An article in full, with links back to its card above and below. */
export function ArticleSection({ post }: { post: BlogPost }) {
  return (
    <chakra.article paddingBlock={{ base: '8', md: '12' }}>
      <Container>
        <BackToBlog to={post.backTo} />
        <chakra.header marginTop="8" maxWidth="52rem">
          <chakra.h1 textStyle="display">{post.title}</chakra.h1>
          <chakra.p textStyle="small" color="fg.muted" marginTop="5">
            By {post.author} ·{' '}
            <time dateTime={post.publishedOn.slice(0, 10)}>{formatDay(post.publishedOn)}</time> ·{' '}
            {post.readingMinutes} min read
          </chakra.p>
        </chakra.header>
      </Container>
      <Container marginTop="8">
        <chakra.div borderRadius="lg" overflow="hidden">
          <Picture
            picture={post.cover}
            sizes="(min-width: 76rem) 70rem, 92vw"
            priority
            width="100%"
            maxHeight="34rem"
            objectFit="cover"
          />
        </chakra.div>
      </Container>
      <Container marginTop={{ base: '8', md: '12' }}>
        <chakra.div maxWidth="prose" marginInline="auto">
          <Prose html={post.html} />
          {post.sources.length > 0 && (
            <chakra.aside
              aria-labelledby="sources"
              marginTop="12"
              paddingTop="6"
              borderTop="2px solid"
              borderColor="border.strong"
            >
              <chakra.h2 id="sources" textStyle="eyebrow">
                Sources
              </chakra.h2>
              <chakra.ul textStyle="small" marginTop="3" display="grid" gap="2">
                {post.sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </chakra.ul>
            </chakra.aside>
          )}
          <chakra.div
            marginTop="12"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="6"
            rowGap="3"
          >
            <BackToBlog to={post.backTo} />
            <ShareLinks path={articleUrl(post.id, '')} title={post.title} />
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.article>
  )
}

function BackToBlog({ to }: { to: string }) {
  return <BackLink to={to}>Back to Blog</BackLink>
}
