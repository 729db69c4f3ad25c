import { Box, Container, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PictureData } from '#src/content/pictures.ts'
import { dusk } from '#src/theme/recipes.ts'
import { strongAccent } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type HeroSectionProps = {
  heading: string
  intro: string | null
  picture: PictureData | null
  /** The search box. On phones it is below the picture, so that the results follow it directly. */
  children: ReactNode
}

/** The hero: text and search beside a picture. */
export function HeroSection({ heading, intro, picture, children }: HeroSectionProps) {
  return (
    <Box
      as="section"
      position="relative"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows={{ md: '1fr auto auto 1fr' }}
      minHeight={{ md: 'clamp(28rem, 40vw, 38rem)' }}
      backgroundColor="bg.tint"
      css={strongAccent}
    >
      <Container
        gridRow={{ md: '2' }}
        position="relative"
        zIndex="1"
        paddingTop={{ base: '10', md: '12' }}
        paddingBottom={{ base: '5', md: '0' }}
      >
        <Box maxWidth={{ md: '44%' }}>
          {/* At twice the text size the longest word still fits a phone. */}
          <Heading as="h1" textStyle="display" fontSize="min({fontSizes.4xl}, 15vw)">
            {heading}
          </Heading>
          {intro && <Prose html={intro} marginTop="5" />}
        </Box>
      </Container>
      {picture && (
        <Picture
          picture={picture}
          sizes="100vw"
          priority
          gridRow={{ md: '1 / -1' }}
          position={{ md: 'absolute' }}
          inset={{ md: '0' }}
          width="100%"
          height={{ base: '64vw', md: '100%' }}
          objectFit="cover"
          objectPosition={{ base: 'right top', md: 'right 4%' }}
          _after={{ md: dusk }}
        />
      )}
      <Container gridRow={{ md: '3' }} position="relative" zIndex="1" paddingBlock={{ base: '6', md: '8' }}>
        <Box maxWidth={{ md: '44%' }}>{children}</Box>
      </Container>
    </Box>
  )
}
