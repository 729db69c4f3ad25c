import { Box, Container, type HTMLChakraProps } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Band } from './container.tsx'
import { Grid } from './flow.tsx'
import { SectionHeading } from './section-heading.tsx'

type Tone = ComponentProps<typeof Band>['tone']

const DARK: ReadonlyArray<Tone> = ['dark', 'brand', 'accent', 'success']

export const isDarkTone = (tone: Tone): boolean => DARK.includes(tone)

type SectionProps = Omit<ComponentProps<typeof Band>, 'children'> & {
  headingId: string
  copy: ComponentProps<typeof SectionHeading>['copy']
  /**
   * Shares of the width from lg up for the heading and, beside it, the children. Without columns, the children are
   * below it.
   */
  columns?: readonly [number, number]
  /** The gap between the columns; below lg between the heading and the children. */
  gap?: HTMLChakraProps<'div'>['gap']
  alignItems?: HTMLChakraProps<'div'>['alignItems']
  /** Keeps the heading in view beside long content. */
  isHeadingSticky?: boolean
  /** Content below the heading, in its column. */
  beside?: ReactNode
  /** Content outside the container, as wide as the screen. */
  edge?: ReactNode
  children?: ReactNode
}

export function Section({
  headingId,
  copy,
  tone,
  columns,
  gap = { base: '8', lg: '16' },
  alignItems,
  isHeadingSticky = false,
  beside,
  edge,
  children,
  ...band
}: SectionProps) {
  const heading = <SectionHeading id={headingId} copy={copy} />
  return (
    <Band tone={tone} data-tone={isDarkTone(tone) ? 'dark' : undefined} aria-labelledby={headingId} {...band}>
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
            {heading}
            {children}
          </>
        )}
      </Container>
      {edge}
    </Band>
  )
}

const sticky = { position: { lg: 'sticky' }, top: '8rem', alignSelf: 'start' } as const
