import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

const RuledLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingBlock: '2',
    borderTop: '2px solid {colors.border.strong}',
    fontWeight: '700',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.18em',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'quick',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

type CauseLinksProps = { label: string; links: ReadonlyArray<{ to: string; title: string }> }

/** A list of causes. */
export function CauseLinks({ label, links }: CauseLinksProps) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ to, title }) => (
          <li key={to}>
            <RuledLink to={to}>{title}</RuledLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
