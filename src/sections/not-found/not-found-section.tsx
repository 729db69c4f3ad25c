import { chakra } from '@chakra-ui/react'
import type { Page } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type NotFoundSectionProps = { page: Pick<Page, 'heading' | 'intro' | 'actions'>; hero: PictureData | null }

/** Says that nothing is here, and offers the ways people usually want. */
export function NotFoundSection({ page, hero }: NotFoundSectionProps) {
  return (
    <Container
      display="grid"
      gap="10"
      alignItems="center"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      paddingBlock="section"
    >
      <chakra.div order={{ md: 2 }} borderRadius="lg" overflow="hidden">
        {hero && <Picture picture={hero} sizes="(min-width: 48em) 36rem, 92vw" priority />}
      </chakra.div>
      <div>
        <chakra.h1 textStyle="display">{page.heading}</chakra.h1>
        {page.intro && (
          <chakra.div marginTop="5">
            <Prose html={page.intro.html} />
          </chakra.div>
        )}
        <chakra.div marginTop="8" display="flex" flexWrap="wrap" gap="3">
          {page.actions?.map((action, index) => (
            <ActionButton key={action.to} action={action} look={index === 0 ? 'solid' : 'outline'} />
          ))}
        </chakra.div>
      </div>
    </Container>
  )
}
