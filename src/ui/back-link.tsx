import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-left-bold.svg?raw'
import { LinkButton } from './button.tsx'
import { Icon } from './icon.tsx'

type BackLinkProps = { to: string; children: string }

/** The way back from one of many to the list. An icon, because the arrows of fonts differ from machine to machine. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <LinkButton look="outline" to={to}>
      <Icon svg={arrowSvg} size={18} />
      {children}
    </LinkButton>
  )
}
