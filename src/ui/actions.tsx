import { VisuallyHidden, Wrap } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { LinkButton } from './button.tsx'

type Action = {
  label: string
  to: string
  /** Visually hidden text after the label: "about partnering with us". */
  about?: string | undefined
}

type Look = Pick<ComponentProps<typeof LinkButton>, 'look' | 'size'>

const IN_NEW_TAB = { target: '_blank', rel: 'noopener', title: 'Opens in a new tab' }

export function ActionButton({ action, ...look }: Look & { action: Action }) {
  const { label, to, about } = action
  return (
    <LinkButton to={to} {...(!to.startsWith('/') && IN_NEW_TAB)} {...look}>
      {label}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </LinkButton>
  )
}

type ActionRowProps = ComponentProps<typeof Wrap> &
  Look & {
    actions: ReadonlyArray<Action> | undefined
    /** The look of every button except the first. */
    otherLook?: Look['look']
  }

export function ActionRow({ actions = [], look, otherLook = look, size = 'lg', ...row }: ActionRowProps) {
  if (actions.length === 0) return null
  return (
    <Wrap gap="3" {...row}>
      {actions.map((action, index) => (
        <ActionButton key={action.to} action={action} look={index === 0 ? look : otherLook} size={size} />
      ))}
    </Wrap>
  )
}
