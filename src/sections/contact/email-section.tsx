import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import type { Site } from '#src/content/site.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** The two addresses, in letters as large as their importance. */
export function EmailSection({ words, emails }: { words: PageSection; emails: Site['emails'] }) {
  return (
    <Band ground="rose" aria-labelledby="emails">
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 6fr' }}
        alignItems="center"
      >
        <SectionHeading id="emails" words={words} />
        <chakra.ul>
          {emails.map(({ label, address }) => (
            <chakra.li
              key={address}
              paddingBlock="5"
              borderTop="2px solid"
              borderColor="border.strong"
              _last={{ borderBottom: '2px solid {colors.border.strong}' }}
            >
              <chakra.p textStyle="small" fontWeight="600">
                {label}
              </chakra.p>
              <chakra.a
                href={`mailto:${address}`}
                textStyle="subtitle"
                display="inline-block"
                paddingBlock="2"
                overflowWrap="anywhere"
                textDecorationThickness="2px"
                textUnderlineOffset="0.18em"
              >
                <EmailAddress address={address} />
              </chakra.a>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}
