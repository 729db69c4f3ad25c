import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Cause } from '#src/content/donations.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { CausePanel } from './cause-panel.tsx'
import { ShareLinks } from './share-links.tsx'

type CausesSectionProps = {
  words: PageSection
  causes: ReadonlyArray<Cause>
  /** The smallest gift in each currency, as people read it. */
  smallestGifts: ReadonlyArray<string>
  siteName: string
  /** The address for visitors without scripts, and so without a form. */
  email: string
}

const JumpLink = chakra(Link, {
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

/** The causes: links to each, then each with its picture and its button. */
export function CausesSection({ words, causes, smallestGifts, siteName, email }: CausesSectionProps) {
  return (
    <chakra.section aria-labelledby="causes" backgroundColor="bg.surface">
      <Container
        paddingBlock="section"
        display="grid"
        columnGap="clamp(3rem, 6vw, 6rem)"
        rowGap="8"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      >
        <div>
          <SectionHeading id="causes" words={words} />
          <chakra.p marginTop="4" fontWeight="600">
            Gifts begin at {smallestGifts.join(' or ')}.
          </chakra.p>
          <noscript>
            <p>
              The form to give needs JavaScript. You can write to us instead:{' '}
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          </noscript>
        </div>
        <nav aria-label="Causes">
          <ul>
            {causes.map((cause) => (
              <li key={cause.slug}>
                <JumpLink to={`#${cause.slug}`}>{cause.title}</JumpLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      <ul>
        {causes.map((cause, index) => (
          <li key={cause.slug} id={cause.slug}>
            <CausePanel cause={cause} index={index}>
              <ShareLinks cause={cause} siteName={siteName} />
            </CausePanel>
          </li>
        ))}
      </ul>
    </chakra.section>
  )
}
