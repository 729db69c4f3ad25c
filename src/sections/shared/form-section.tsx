import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type FormSectionProps = {
  /** The id of the heading, for the form to be named by. */
  id: string
  words: ComponentProps<typeof SectionHeading>['words']
  ground?: ComponentProps<typeof Band>['ground']
  children: ReactNode
}

/** A form beside its introduction; on small screens below it. */
export function FormSection({ id, words, ground, children }: FormSectionProps) {
  return (
    <Band ground={ground} aria-labelledby={id}>
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' }}
      >
        <chakra.div position={{ lg: 'sticky' }} top="8rem" alignSelf="start">
          <SectionHeading id={id} words={words} />
        </chakra.div>
        {/* Where everything is on one column, lines would otherwise grow too long to type in. */}
        <chakra.div maxWidth="44rem">{children}</chakra.div>
      </Container>
    </Band>
  )
}
