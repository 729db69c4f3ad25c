import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Site } from '#src/content/site.ts'
import { afterHydration } from '#src/ui/after-hydration.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { Picture } from '#src/ui/picture.tsx'
import { DataSaverSwitch } from './data-saver-switch.tsx'
import { SocialLinks } from './social-links.tsx'

// Loaded after hydration: it needs scripts, and is never on the first screen.
const ColorModeChoice = afterHydration(async () => (await import('./color-mode-choice.tsx')).ColorModeChoice)

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
  const { footer, emails, address, social } = site
  const [beforeYear = '', afterYear = ''] = footer.copyright.split('{year}')
  return (
    <chakra.footer
      data-ground="dark"
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
        <chakra.div gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
          <Picture picture={site.logoOnDark} sizes="200px" width="min(12.5rem, 70vw)" />
          <chakra.p marginTop="5" maxWidth="26rem" fontSize="md">
            {footer.mission}
          </chakra.p>
          <FooterHeading marginTop="8">{footer.socialHeading}</FooterHeading>
          <SocialLinks links={social} />
          <chakra.div marginTop="8" minHeight="5.5rem" {...needsScripts}>
            <ColorModeChoice copy={footer.colorMode} />
          </chakra.div>
        </chakra.div>
        <nav aria-label="Footer">
          <FooterHeading>
            <chakra.span display={{ base: 'inline', md: 'none' }}>{footer.menuHeadingSmall}</chakra.span>
            <chakra.span display={{ base: 'none', md: 'inline' }}>{footer.menuHeadingLarge}</chakra.span>
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
            <chakra.p key={email.address} marginBottom="3">
              {email.label}
              <br />
              <FooterAnchor href={`mailto:${email.address}`} fontWeight="700">
                <EmailAddress address={email.address} />
              </FooterAnchor>
            </chakra.p>
          ))}
          <chakra.address fontStyle="normal" marginTop="5">
            {address.street}
            <br />
            {address.city}, {address.region}
            <br />
            {address.country}
          </chakra.address>
        </div>
      </Container>
      <Container marginTop="12">
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="2"
          columnGap="6"
          paddingTop="6"
          borderTop="1px solid"
          borderColor="border.onDark"
        >
          <chakra.p marginInlineEnd="auto">
            {beforeYear}
            <CurrentYear />
            {afterYear}
          </chakra.p>
          <LegalLabel label={footer.privacyLabel} to={footer.privacyPage} />
          <LegalLabel label={footer.termsLabel} to={footer.termsPage} />
          <LegalLabel label={footer.accessibilityLabel} to={footer.accessibilityPage} />
        </chakra.div>
        <chakra.div marginTop="3" {...needsScripts}>
          <DataSaverSwitch label={footer.dataSaver} />
        </chakra.div>
        <chakra.p marginTop="4" fontSize="xs" maxWidth="46rem">
          {footer.credits}
        </chakra.p>
      </Container>
    </chakra.footer>
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

/**
 * The year by the visitor's clock. The prerendered page has the year of its build, which is correct until January.
 */
export function CurrentYear() {
  return <>{useIsHydrated() ? new Date().getFullYear() : __BUILD_YEAR__}</>
}
