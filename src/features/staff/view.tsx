import { Box, chakra, Heading, Stack, type StackProps } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { focused } from '#src/ui/focus.ts'

type ViewProps = Omit<StackProps, 'title'> & {
  title: string
  /** Properties of its heading, such as `focused`. */
  heading?: typeof focused
}

export function View({ title, heading, children, ...stack }: ViewProps) {
  return (
    <Stack gap="6" {...stack}>
      <Heading as="h1" textStyle="title" {...heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

type PartProps = {
  title: string
  textStyle?: 'subtitle' | 'cardTitle'
  children: ReactNode
}

/** A part of a view, named by its heading. */
export function Part({ title, textStyle = 'subtitle', children }: PartProps) {
  const headingId = useId()
  return (
    <Box as="section" aria-labelledby={headingId} minWidth="0">
      <Heading id={headingId} textStyle={textStyle} marginBottom="4">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

/** A word or two on a background. The colour is redundant. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '3',
    paddingBlock: '0.5',
    borderRadius: 'full',
    border: '2px solid transparent',
    fontSize: 'xs',
    fontWeight: '700',
    whiteSpace: 'nowrap',
  },
  variants: {
    status: {
      new: { backgroundColor: 'accent', color: 'accent.contrast' },
      'in-progress': { backgroundColor: 'highlight', color: 'highlight.contrast' },
      answered: { backgroundColor: 'success', color: 'success.contrast' },
      closed: { borderColor: 'border', color: 'fg.muted' },
    },
  },
})
