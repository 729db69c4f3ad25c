import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { causeUrl } from '#src/lib/addresses.ts'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'

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

type RuledLinksProps = { label: string; links: ReadonlyArray<{ to: string; title: string }> }

export function RuledLinks({ label, links }: RuledLinksProps) {
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

type CauseShareLinksProps = { cause: { slug: string; title: string }; siteName: string }

/** Links to share the page of a cause, with a text that asks for donations. */
export function CauseShareLinks({ cause: { slug, title }, siteName }: CauseShareLinksProps) {
  return <ShareLinks path={causeUrl(slug)} title={title} text={`Give to “${title}” at ${siteName}:`} />
}
