import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Prose } from '#src/ui/text/prose.tsx'

export type PartCopy = { heading?: string; text?: { html: string } }

type FormPartProps = { id: string; copy: PartCopy; children: ReactNode }

/** One part of a long form: where there is room, its text stays in sight beside its fields. */
export function FormPart({ id, copy, children }: FormPartProps) {
  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      display="grid"
      gap={{ base: '6', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' }}
      paddingTop={{ base: '8', lg: '12' }}
      paddingBottom={{ base: '6', lg: '10' }}
      borderTop="2px solid {colors.border.strong}"
    >
      <chakra.div position={{ lg: 'sticky' }} top="8rem" alignSelf="start">
        <chakra.h2 id={id} textStyle="subtitle">
          {copy.heading}
        </chakra.h2>
        {copy.text && (
          <chakra.div marginTop="3">
            <Prose html={copy.text.html} />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="6" minWidth="0" maxWidth="44rem">
        {children}
      </chakra.div>
    </chakra.div>
  )
}
