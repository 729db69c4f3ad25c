import { Box, chakra, Heading } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
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

/** Mission and vision: four fields in a chequered pattern, with the mission first in reading order. */
export function MissionAndVisionSection({ mission, vision }: Record<'mission' | 'vision', PageSection>) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Half aria-labelledby="mission" backgroundColor="bg.brand" color="fg.onDark" data-tone="dark">
        <Scene picture={mission.picture} />
        <Copy gridRow={{ md: '1' }} paddingInlineStart={EDGE_OF_PAGE}>
          <Heading id="mission" textStyle="title">
            {mission.heading}
          </Heading>
          {mission.text && <Prose html={mission.text.html} />}
        </Copy>
      </Half>
      <Half aria-labelledby="vision" backgroundColor="bg.rose">
        <Scene picture={vision.picture} />
        <Copy paddingInlineEnd={EDGE_OF_PAGE}>
          <Heading id="vision" textStyle="title">
            {vision.heading}
          </Heading>
          {vision.text && <Prose html={vision.text.html} />}
        </Copy>
      </Half>
    </Box>
  )
}

function Scene({ picture }: Pick<PageSection, 'picture'>) {
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
