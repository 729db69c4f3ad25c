import { Box } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Section } from '#src/ui/layout/section.tsx'

type FormSectionProps = {
  id: string
  copy: ComponentProps<typeof Section>['copy']
  tone?: ComponentProps<typeof Section>['tone']
  children: ReactNode
}

/** A form beside its introduction; on small screens below it. */
export function FormSection({ id, copy, tone, children }: FormSectionProps) {
  return (
    <Section headingId={id} copy={copy} tone={tone} columns={[4, 7]} isHeadingSticky>
      {/* Keeps fields short if the form has the full width. */}
      <Box maxWidth="44rem">{children}</Box>
    </Section>
  )
}
