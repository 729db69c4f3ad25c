import type { ComponentProps } from 'react'
import { Section } from '#src/ui/layout/section.tsx'

type AccountPartProps = Omit<ComponentProps<typeof Section>, 'columns' | 'paddingBlock'>

/** A part of the account: what it is about, and beside it the controls. */
export function AccountPart(props: AccountPartProps) {
  return <Section columns={[5, 7]} paddingBlock={{ base: '10', md: '14' }} {...props} />
}
