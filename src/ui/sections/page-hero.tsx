import { Box, Container, Heading } from '@chakra-ui/react'
import type { Hero } from '#src/content/pages.ts'
import { dusk, strongAccent } from '#src/theme/recipes.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type PageHeroProps = Omit<Hero, 'actions'> & {
  actions?: Hero['actions']
  /** Dark pictures need light text. */
  tone?: 'light' | 'dark'
  /** What is never cropped on wide screens: by default the head of a figure. */
  objectPosition?: string
}

/**
 * The hero of a page: the left 45 % of its picture is plain, for the text. On phones the text comes first and the
 * picture below.
 */
export function PageHero({
  heading,
  intro,
  picture,
  tone = 'light',
  objectPosition = 'right 30%',
  actions,
}: PageHeroProps) {
  const isDark = tone === 'dark'
  return (
    <Box
      as="section"
      position="relative"
      backgroundColor={isDark ? 'bg.dark' : 'bg'}
      color={isDark ? 'fg.onDark' : 'fg'}
      data-tone={isDark ? 'dark' : undefined}
      css={isDark ? undefined : strongAccent}
      minHeight={{ lg: 'clamp(28rem, 40vw, 38rem)' }}
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      alignItems={{ lg: 'center' }}
    >
      <Container position="relative" zIndex="1" paddingBlock={{ base: '10', lg: '16' }}>
        <Box maxWidth={{ base: '46rem', lg: '42%' }}>
          <Heading as="h1" textStyle="display">
            {heading}
          </Heading>
          {intro && <Prose html={intro} marginTop="5" />}
          <ActionRow actions={actions} look={isDark ? 'highlight' : 'solid'} marginTop="8" />
        </Box>
      </Container>
      {picture && (
        <Picture
          picture={picture}
          sizes="100vw"
          priority
          position={{ lg: 'absolute' }}
          inset={{ lg: '0' }}
          width="100%"
          // Cropped on narrow screens, but only on the plain side. The figures extend to the right edge.
          height={{ base: 'min(88vw, 26rem)', lg: '100%' }}
          objectFit="cover"
          objectPosition={objectPosition}
          _after={isDark ? undefined : { lg: dusk }}
        />
      )}
    </Box>
  )
}
