import { Box, Container, Heading } from '@chakra-ui/react'
import type { Hero } from '#src/content/pages.ts'
import { shaded } from '#src/theme/recipes.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** Says that the page does not exist, and links to the pages most visitors want. */
export function NotFoundSection({ heading, intro, picture, actions }: Hero) {
  return (
    <Container
      display="grid"
      gap="10"
      alignItems="center"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      paddingBlock="section"
    >
      <Box gridColumn={{ md: '2' }} gridRow={{ md: '1' }}>
        {picture && <Picture picture={picture} sizes="(min-width: 48em) 36rem, 92vw" priority {...shaded} />}
      </Box>
      <div>
        <Heading as="h1" textStyle="display">
          {heading}
        </Heading>
        {intro && <Prose html={intro} marginTop="5" />}
        <ActionRow actions={actions} otherLook="outline" size="md" marginTop="8" />
      </div>
    </Container>
  )
}
