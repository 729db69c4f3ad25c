import { Box, Container, Heading, Text } from '@chakra-ui/react'
import type { Cause, DonationSettings } from '#src/content/donations.ts'
import type { PageSection } from '#src/content/pages.ts'
import { causeUrl } from '#src/lib/addresses.ts'
import { SectionHeading } from '#src/ui/layout/section.tsx'
import { TitleLink } from '#src/ui/links.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { CauseShareLinks, RuledLinks } from './cause-section.tsx'
import { DonateButton } from './donation-dialog.tsx'

type CausesSectionProps = {
  copy: PageSection
  causes: ReadonlyArray<Cause>
  settings: DonationSettings
}

export function CausesSection({ copy, causes, settings }: CausesSectionProps) {
  return (
    <Box as="section" aria-labelledby="causes" backgroundColor="bg.surface">
      <Container
        paddingBlock="section"
        display="grid"
        columnGap="clamp(3rem, 6vw, 6rem)"
        rowGap="8"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      >
        <div>
          <SectionHeading id="causes" copy={copy} />
          <Text marginTop="4" fontWeight="600">
            {settings.smallestGifts}
          </Text>
        </div>
        <RuledLinks label="Causes" links={causes.map(({ slug, title }) => ({ to: `#${slug}`, title }))} />
      </Container>
      <ul>
        {causes.map((cause, index) => (
          <li key={cause.slug} id={cause.slug}>
            <CausePanel cause={cause} index={index} siteName={settings.siteName} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

// Each background contrasts with that of its picture.
const backgrounds = ['bg.tint', 'bg.warm', 'bg.rose', 'bg', 'bg.cool'] as const

// Extends to the edge of the screen, up to a maximum.
const TO_THE_EDGE = 'calc(-1 * min({spacing.gutter} + max(0px, (100vw - {sizes.page}) / 2), 14rem))'
const EDGE_IS_FAR = '@media (min-width: 104rem)'

type CausePanelProps = { cause: Cause; index: number; siteName: string }

/** A cause on its own background. Pictures alternate sides and overlap the edge of the panel. */
function CausePanel({ cause, index, siteName }: CausePanelProps) {
  const isPictureLeft = index % 2 === 0
  const titleId = `${cause.slug}-title`
  return (
    <Box
      as="article"
      aria-labelledby={titleId}
      backgroundColor={backgrounds[index % backgrounds.length]}
      // The scroll bar counts as part of the screen's width.
      overflowX="clip"
      paddingTop={{ base: '10', lg: 'section' }}
      paddingBottom={{ base: '12', lg: 'section' }}
    >
      <Container
        display="grid"
        alignItems="center"
        columnGap={{ lg: 'clamp(3rem, 6vw, 6rem)' }}
        rowGap="8"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: isPictureLeft ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 7fr)',
        }}
      >
        <Picture
          picture={cause.picture}
          sizes="(min-width: 80em) 52rem, (min-width: 64em) 56vw, 93vw"
          gridColumn={{ lg: isPictureLeft ? '1' : '2' }}
          gridRow={{ lg: '1' }}
          aspectRatio="10 / 7"
          borderRadius={{
            base: 'lg',
            lg: isPictureLeft ? '0 {radii.lg} {radii.lg} 0' : '{radii.lg} 0 0 {radii.lg}',
          }}
          position="relative"
          zIndex="1"
          alignSelf="start"
          marginTop={{ lg: 'calc(-3rem - {spacing.section})' }}
          marginInlineStart={{ lg: isPictureLeft ? TO_THE_EDGE : '0' }}
          marginInlineEnd={{ lg: isPictureLeft ? '0' : TO_THE_EDGE }}
          css={{ [EDGE_IS_FAR]: { borderRadius: 'lg' } }}
        />
        <Box paddingBottom={{ lg: '4' }}>
          <Heading as="h3" id={titleId} textStyle="title" overflowWrap="anywhere">
            <TitleLink to={causeUrl(cause.slug)} prefetch="intent">
              {cause.title}
            </TitleLink>
          </Heading>
          <Text textStyle="body" marginTop="4" maxWidth="36rem">
            {cause.description}
          </Text>
          <Box marginTop="6" display="flex" flexWrap="wrap" alignItems="center" gap="4">
            <DonateButton slug={cause.slug} describedBy={titleId} />
            <CauseShareLinks cause={cause} siteName={siteName} />
          </Box>
        </Box>
      </Container>
    </Box>
  )
}
