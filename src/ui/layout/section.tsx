import { Box, chakra, Container, Heading, Text, Wrap, type HTMLChakraProps } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { ACCENT_TEXT, strongAccent } from '#src/theme/recipes.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { Grid } from './flow.tsx'

// On these backgrounds the highlight has a contrast of 3.4 to 4.0 only.
const plainAccent = { '--accent-text': 'currentColor' }

const Background = chakra('section', {
  base: { paddingBlock: 'section', position: 'relative' },
  variants: {
    tone: {
      plain: { backgroundColor: 'bg' },
      surface: { backgroundColor: 'bg.surface' },
      tint: { backgroundColor: 'bg.tint', ...strongAccent },
      warm: { backgroundColor: 'bg.warm' },
      rose: { backgroundColor: 'bg.rose' },
      cool: { backgroundColor: 'bg.cool', ...strongAccent },
      dark: { backgroundColor: 'bg.dark', color: 'fg.onDark' },
      brand: { backgroundColor: 'bg.brand', color: 'brand.contrast' },
      accent: { backgroundColor: 'bg.accent', color: 'accent.contrast', ...plainAccent },
      success: { backgroundColor: 'bg.success', color: 'success.contrast', ...plainAccent },
    },
  },
  defaultVariants: { tone: 'plain' },
})

type BandProps = ComponentProps<typeof Background>

const DARK: ReadonlyArray<BandProps['tone']> = ['dark', 'brand', 'accent', 'success']

export const isDarkTone = (tone: BandProps['tone']): boolean => DARK.includes(tone)

export function Band(props: BandProps) {
  return <Background data-tone={isDarkTone(props.tone) ? 'dark' : undefined} {...props} />
}

type SectionHeadingProps = {
  id?: string
  copy: { eyebrow?: string; heading?: string; text?: { html: string } }
}

export function SectionHeading({ id, copy }: SectionHeadingProps) {
  return (
    <Box maxWidth="46rem" minWidth="0">
      {copy.eyebrow && (
        <Text textStyle="eyebrow" color={ACCENT_TEXT} marginBottom="3">
          {copy.eyebrow}
        </Text>
      )}
      {copy.heading && (
        <Heading id={id} textStyle="title">
          {copy.heading}
        </Heading>
      )}
      {copy.text && <Prose html={copy.text.html} marginTop="5" />}
    </Box>
  )
}

type SectionProps = BandProps & {
  headingId: string
  copy: SectionHeadingProps['copy']
  /**
   * Shares of the width from lg up for the heading and, beside it, the children. Without columns, the children are
   * below it.
   */
  columns?: readonly [number, number]
  /** The gap between the columns, or between the heading and what is beside it. */
  gap?: HTMLChakraProps<'div'>['gap']
  alignItems?: HTMLChakraProps<'div'>['alignItems']
  /** Keeps the heading in view beside long content. */
  isHeadingSticky?: boolean
  /** Content below the heading, in its column; without columns at the end of its line. */
  beside?: ReactNode
}

export function Section(props: SectionProps) {
  const { headingId, copy, columns, gap = { base: '8', lg: '16' }, alignItems, ...others } = props
  const { isHeadingSticky = false, beside, children, ...band } = others
  const heading = <SectionHeading id={headingId} copy={copy} />
  return (
    <Band aria-labelledby={headingId} {...band}>
      <Container>
        {columns ? (
          <Grid columns={columns} from="lg" gap={gap} alignItems={alignItems}>
            <Box {...(isHeadingSticky && sticky)}>
              {heading}
              {beside}
            </Box>
            <div>{children}</div>
          </Grid>
        ) : (
          <>
            <Wrap gap={gap} alignItems="end" justifyContent="space-between">
              {heading}
              {beside}
            </Wrap>
            {children}
          </>
        )}
      </Container>
    </Band>
  )
}

const sticky = { position: { lg: 'sticky' }, top: '8rem', alignSelf: 'start' } as const

/** A form beside its introduction; on small screens below it. */
export function FormSection({ id, children, ...section }: Omit<SectionProps, 'headingId'> & { id: string }) {
  return (
    <Section headingId={id} columns={[4, 7]} isHeadingSticky {...section}>
      {/* Keeps fields short if the form has the full width. */}
      <Box maxWidth="44rem">{children}</Box>
    </Section>
  )
}

/** A section of the account page: its description, and the controls beside it. */
export function AccountPart(props: SectionProps) {
  return <Section columns={[5, 7]} paddingBlock={{ base: '10', md: '14' }} {...props} />
}
