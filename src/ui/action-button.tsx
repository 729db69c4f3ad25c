import type { ComponentProps } from 'react'
import { ExternalLinkButton, LinkButton } from './button.tsx'

type ActionButtonProps = {
  action: { label: string; to: string }
} & Pick<ComponentProps<typeof LinkButton>, 'look' | 'size'>

/** The button of an action from the content, whether it leads to a page of the site or elsewhere. */
export function ActionButton({ action, look, size }: ActionButtonProps) {
  if (action.to.startsWith('/')) {
    return (
      <LinkButton to={action.to} look={look} size={size}>
        {action.label}
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
      {action.label}
    </ExternalLinkButton>
  )
}
