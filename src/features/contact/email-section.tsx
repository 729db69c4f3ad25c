import { Box, chakra, Text } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import type { Site } from '#src/content/site.ts'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { EmailAddress } from '#src/ui/links.tsx'

/** The email addresses, in large type. */
export function EmailSection({ copy, emails }: { copy: PageSection; emails: Site['emails'] }) {
  return (
    <Section headingId="emails" copy={copy} tone="rose" columns={[5, 6]} alignItems="center">
      <RuledList>
        {Object.values(emails).map(({ label, address }) => (
          <Box as="li" key={address} paddingBlock="5">
            <Text textStyle="small" fontWeight="600">
              {label}
            </Text>
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
          </Box>
        ))}
      </RuledList>
    </Section>
  )
}
