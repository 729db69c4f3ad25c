import { Box, chakra, Container, Flex, Span, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Site } from '#src/content/site.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { EmailAddress } from '#src/ui/links.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { ColorModeChoice, DataSaverSwitch } from './footer-settings.tsx'
import { SocialLinks } from '#src/ui/social-links.tsx'

const FooterHeading = chakra('h2', {
  base: { textStyle: 'eyebrow', color: 'fg.highlightOnDark', marginBottom: '4' },
})

const footerLink = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.25em',
    _hover: { textDecorationColor: 'currentColor' },
  },
} as const
const FooterLink = chakra(Link, footerLink)
const FooterAnchor = chakra('a', footerLink)

/** The footer of every public page (FOOTER-1 to FOOTER-16). */
export function SiteFooter({ site }: { site: Site }) {
  const { footer, emails, address, social, yearOfBuild } = site
  return (
    <Box
      as="footer"
      data-tone="dark"
      backgroundColor="bg.dark"
      color="fg.onDark"
      paddingBlock="section"
      fontSize="sm"
      _print={{ display: 'none' }}
    >
      <Container
        display="grid"
        gap="10"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '5fr 3fr 4fr' }}
      >
        <Box gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
          <Picture picture={site.logoOnDark} sizes="200px" width="min(12.5rem, 70vw)" />
          <Text marginTop="5" maxWidth="26rem" fontSize="md">
            {footer.mission}
          </Text>
          <FooterHeading marginTop="8">{footer.socialHeading}</FooterHeading>
          <SocialLinks links={social} />
          <Box marginTop="8" minHeight="5.5rem" {...needsScripts}>
            <ColorModeChoice copy={footer.colorMode} />
          </Box>
        </Box>
        <nav aria-label="Footer">
          <FooterHeading>
            <Span display={{ base: 'inline', md: 'none' }}>{footer.menuHeadingSmall}</Span>
            <Span display={{ base: 'none', md: 'inline' }}>{footer.menuHeadingLarge}</Span>
          </FooterHeading>
          <ul>
            {footer.menu.map((link) => (
              <li key={link.to}>
                <FooterLink to={link.to} prefetch="intent">
                  {link.label}
                </FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <FooterHeading>{footer.contactHeading}</FooterHeading>
          {Object.values(emails).map((email) => (
            <Text key={email.address} marginBottom="3">
              {email.label}
              <br />
              <FooterAnchor href={`mailto:${email.address}`} fontWeight="700">
                <EmailAddress address={email.address} />
              </FooterAnchor>
            </Text>
          ))}
          <Box as="address" fontStyle="normal" marginTop="5">
            {address.street}
            <br />
            {address.city}, {address.region}
            <br />
            {address.country}
          </Box>
        </div>
      </Container>
      <Container marginTop="12">
        <Flex
          flexWrap="wrap"
          gap="2"
          columnGap="6"
          paddingTop="6"
          borderTop="1px solid"
          borderColor="border.onDark"
        >
          <Text marginInlineEnd="auto">
            <Copyright line={footer.copyright} yearOfBuild={yearOfBuild} />
          </Text>
          <LegalLabel label={footer.privacyLabel} to={footer.privacyPage} />
          <LegalLabel label={footer.termsLabel} to={footer.termsPage} />
          <LegalLabel label={footer.accessibilityLabel} to={footer.accessibilityPage} />
        </Flex>
        <Box marginTop="3" {...needsScripts}>
          <DataSaverSwitch label={footer.dataSaver} />
        </Box>
        <Text marginTop="4" fontSize="xs" maxWidth="46rem">
          {footer.credits}
        </Text>
      </Container>
    </Box>
  )
}

/** A link if the organisation has a page for it, otherwise plain text. */
function LegalLabel({ label, to }: { label?: string | undefined; to?: string | undefined }) {
  if (to === undefined) return label && <span>{label}</span>
  return (
    <FooterLink to={to} minHeight="1.75rem" prefetch="intent">
      {label}
    </FooterLink>
  )
}

/** With the year of the visitor's clock: the page may have been built or saved in another year. */
function Copyright({ line, yearOfBuild }: { line: string; yearOfBuild: number }) {
  // oxlint-disable-next-line react/purity -- a page that is open at midnight on New Year's Eve may show the old one
  const year = useIsHydrated() ? new Date().getFullYear() : yearOfBuild
  return <>{line.replace('{year}', String(year))}</>
}
