import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { causeUrl } from '#src/lib/addresses.ts'
import { ShareLinks } from '#src/sections/shared/share-links.tsx'

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

/** The names of causes, one below the other. */
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

type CauseShareLinksProps = { cause: { slug: string; title: string }; siteName: string }

/** Share links of a cause: they lead to its page, with words that ask to give. */
export function CauseShareLinks({ cause: { slug, title }, siteName }: CauseShareLinksProps) {
  return <ShareLinks path={causeUrl(slug)} title={title} text={`Give to “${title}” at ${siteName}:`} />
}
