import { Box, chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Hero } from '#src/content/pages.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

const Split = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 9fr)' },
    minHeight: { lg: 'calc(100dvh - 4.5rem)' },
  },
})

const Copy = chakra('div', {
  base: {
    width: '100%',
    maxWidth: '42rem',
    marginInlineStart: { lg: 'auto' },
    paddingInlineStart: { base: 'gutter', lg: '2.5rem' },
    paddingInlineEnd: { base: 'gutter', lg: '4rem' },
    paddingBlock: { base: '8', lg: '14' },
    alignSelf: 'center',
  },
})

type AccountSectionProps = Pick<Hero, 'heading' | 'intro' | 'picture'> & {
  id: string
  /** The part of the picture that must stay visible. */
  focus?: string
  children: ReactNode
}

/**
 * A form beside a picture as high as the window. On phones the form fills the screen, and the picture is at the end
 * of the page.
 */
export function AccountSection({
  id,
  heading,
  intro,
  picture,
  focus = 'center',
  children,
}: AccountSectionProps) {
  return (
    <Split aria-labelledby={id}>
      <Copy>
        <Heading as="h1" id={id} textStyle="title">
          {heading}
        </Heading>
        {intro && <Prose html={intro} marginTop="3" />}
        <Box marginTop="8">{children}</Box>
      </Copy>
      {picture && (
        <Box position="relative" minHeight={{ base: '18rem', lg: '0' }}>
          <Picture
            picture={picture}
            sizes="(min-width: 62em) 45vw, 100vw"
            position="absolute"
            inset="0"
            width="100%"
            height="100%"
            objectFit="cover"
            objectPosition={focus}
          />
        </Box>
      )}
    </Split>
  )
}
