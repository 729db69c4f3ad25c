import { chakra } from '@chakra-ui/react'
import type { Hero } from '#src/content/pages.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** States that the page does not exist, and links to popular pages. */
export function NotFoundSection({ heading, intro, picture, actions }: Hero) {
  return (
    <Container
      display="grid"
      gap="10"
      alignItems="center"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      paddingBlock="section"
    >
      <chakra.div order={{ md: 2 }} borderRadius="lg" overflow="hidden">
        {picture && <Picture picture={picture} sizes="(min-width: 48em) 36rem, 92vw" priority />}
      </chakra.div>
      <div>
        <chakra.h1 textStyle="display">{heading}</chakra.h1>
        {intro && (
          <chakra.div marginTop="5">
            <Prose html={intro} />
          </chakra.div>
        )}
        <chakra.div marginTop="8" display="flex" flexWrap="wrap" gap="3">
          {actions.map((action, index) => (
            <ActionButton key={action.to} action={action} look={index === 0 ? 'solid' : 'outline'} />
          ))}
        </chakra.div>
      </div>
    </Container>
  )
}
