import type { ComponentProps } from 'react'
import { Section } from '#src/ui/layout/section.tsx'

type AccountPartProps = Omit<ComponentProps<typeof Section>, 'columns' | 'paddingBlock'>

/** A section of the account page: its description, and the controls beside it. */
export function AccountPart(props: AccountPartProps) {
  return <Section columns={[5, 7]} paddingBlock={{ base: '10', md: '14' }} {...props} />
}
