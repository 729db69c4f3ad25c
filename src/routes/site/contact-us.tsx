import { Box, chakra, Text } from '@chakra-ui/react'
import { FORM_PAGES } from '#contract/form-pages.ts'
import { delivery } from '#src/api/delivery.ts'
import { readPage } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { RuledList } from '#src/ui/layout/card.tsx'
import { FormSection, Section } from '#src/ui/layout/section.tsx'
import { EmailAddress } from '#src/ui/links.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/contact-us'

export function loader() {
  return { ...readPage('contact-us'), emails: Object.values(readSite().emails) }
}

export default function ContactUsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, emails } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <Section headingId="emails" copy={copy.emails} tone="rose" columns={[5, 6]} alignItems="center">
        <RuledList>
          {emails.map(({ label, address }) => (
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
      <FormSection id="write" copy={copy.form}>
        <ContactForm labelledBy="write" action={delivery.pageAction(FORM_PAGES.contact)} />
      </FormSection>
    </>
  )
}
