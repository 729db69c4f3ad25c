import { Box, chakra, Heading } from '@chakra-ui/react'
import type { IllustratedSection } from '#src/content/pages.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

const Half = chakra('section', { base: { display: 'grid', gridTemplateRows: { md: '1fr 1fr' } } })

const Copy = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '5',
    paddingInline: { base: 'gutter', lg: 'clamp(3rem, 6vw, 6rem)' },
    paddingBlock: { base: '10', lg: '16' },
  },
})

/** Aligns the text with that of the sections above and below. */
const EDGE_OF_PAGE = 'calc(max(0px, (100vw - {sizes.page}) / 2) + {spacing.gutter})'

type MissionAndVisionSectionProps = { mission: IllustratedSection; vision: IllustratedSection }

/** Mission and vision: four fields in a chequered pattern, with the mission first in reading order. */
export function MissionAndVisionSection({ mission, vision }: MissionAndVisionSectionProps) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Half aria-labelledby="mission" backgroundColor="bg.brand" color="fg.onDark" data-tone="dark">
        <Scene picture={mission.picture} />
        <Copy gridRow={{ md: '1' }} paddingInlineStart={EDGE_OF_PAGE}>
          <Heading id="mission" textStyle="title">
            {mission.copy.heading}
          </Heading>
          {mission.copy.text && <Prose html={mission.copy.text.html} />}
        </Copy>
      </Half>
      <Half aria-labelledby="vision" backgroundColor="bg.rose">
        <Scene picture={vision.picture} />
        <Copy paddingInlineEnd={EDGE_OF_PAGE}>
          <Heading id="vision" textStyle="title">
            {vision.copy.heading}
          </Heading>
          {vision.copy.text && <Prose html={vision.copy.text.html} />}
        </Copy>
      </Half>
    </Box>
  )
}

function Scene({ picture }: Pick<IllustratedSection, 'picture'>) {
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 48em) 50vw, 100vw"
      height={{ md: '100%' }}
      aspectRatio={{ base: '4 / 3', md: 'auto' }}
      minHeight={{ md: '37.5vw' }}
    />
  )
}
