import { Box, chakra, Wrap } from '@chakra-ui/react'
import { useDeferredValue, useState } from 'react'
import type { HomeGallery } from '#src/content/home.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { Picture } from '#src/ui/picture.tsx'
import { CardText } from '#src/ui/layout/card.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { buttonOf } from '#src/ui/button.tsx'

/** CAROUSEL-1 */
const SLIDE_MS = 5000

const GroupButton = buttonOf({
  base: {
    minHeight: 'touch',
    paddingInline: '5',
    borderRadius: 'full',
    border: '2px solid {colors.border.onDark}',
    backgroundColor: 'transparent',
    fontSize: 'sm',
    fontWeight: '700',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'currentColor' },
    '&[aria-pressed=true]': {
      backgroundColor: 'highlight',
      borderColor: 'highlight',
      color: 'highlight.contrast',
    },
  },
})

// Without scripts all groups are listed; with scripts only the selected one is shown, from the first paint on.
const OtherGroup = chakra('div', {
  base: { marginTop: '10', '@media (scripting: enabled)': { display: 'none' } },
})

const Row = chakra('div', { base: { display: 'flex', gap: '5', overflowX: 'auto', marginTop: '5' } })

/** 'GALLERIES': the pictures of four groups, one group at a time. */
export function GallerySection({ copy, groups }: { copy: PageSection; groups: HomeGallery }) {
  const [chosen, setChosen] = useState(groups[0]?.title)
  // Deferred, so that the button responds before the pictures change.
  const shown = useDeferredValue(chosen)
  return (
    <Section headingId="galleries" copy={copy} tone="dark">
      <Wrap role="group" aria-label="Choose a gallery" gap="2" marginTop="8" {...needsScripts}>
        {groups.map(({ title }) => (
          <GroupButton key={title} aria-pressed={title === chosen} onClick={() => setChosen(title)}>
            {title}
          </GroupButton>
        ))}
      </Wrap>
      {groups.map((group) =>
        group.title === shown ? (
          <Box key={group.title} marginTop="6">
            <GroupCopy {...group} />
            <Box marginTop="5">
              <Carousel
                label={`Pictures: ${group.title}`}
                slidesPerView={{ base: 1, md: 2, lg: 3 }}
                autoplayMs={SLIDE_MS}
              >
                {group.images.map((picture, index) => (
                  <Picture key={index} picture={picture} sizes={cardSizes} borderRadius="lg" />
                ))}
              </Carousel>
            </Box>
          </Box>
        ) : (
          <OtherGroup key={group.title}>
            <GroupCopy {...group} />
            <Row tabIndex={0} role="group" aria-label={group.title}>
              {group.images.map((picture, index) => (
                <Picture
                  key={index}
                  picture={picture}
                  sizes={cardSizes}
                  borderRadius="lg"
                  flex="0 0 min(24rem, 80vw)"
                />
              ))}
            </Row>
          </OtherGroup>
        ),
      )}
    </Section>
  )
}

const cardSizes = '(min-width: 76em) 23rem, (min-width: 64em) 30vw, (min-width: 48em) 45vw, 92vw'

function GroupCopy({ title, description }: Pick<HomeGallery[number], 'title' | 'description'>) {
  return (
    <Box maxWidth="prose">
      <CardText title={title} gap="2">
        {description}
      </CardText>
    </Box>
  )
}
