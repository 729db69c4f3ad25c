import { VisuallyHidden, Wrap } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { ExternalLinkButton, LinkButton } from './button.tsx'

type Action = {
  label: string
  to: string
  /** Visually hidden text after the label: "about partnering with us". */
  about?: string | undefined
}

type Look = Pick<ComponentProps<typeof LinkButton>, 'look' | 'size'>

/** The button of an action from the content, for a page of the site or another address. */
export function ActionButton({ action, look, size }: Look & { action: Action }) {
  if (action.to.startsWith('/')) {
    return (
      <LinkButton to={action.to} look={look} size={size}>
        <Label {...action} />
      </LinkButton>
    )
  }
  return (
    <ExternalLinkButton
      href={action.to}
      look={look}
      size={size}
      target="_blank"
      rel="noopener"
      title="Opens in a new tab"
    >
      <Label {...action} />
    </ExternalLinkButton>
  )
}

function Label({ label, about }: Action) {
  if (!about) return label
  return (
    <>
      {label} <VisuallyHidden>{about}</VisuallyHidden>
    </>
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
