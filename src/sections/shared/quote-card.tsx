import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import quotesSvg from '@phosphor-icons/core/assets/fill/quotes-fill.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

type QuoteCardProps = HTMLChakraProps<'figure'> & {
  content: string
  /** The author. */
  children: ReactNode
}

/** A quote with its author below. */
export function QuoteCard({ content, children, ...card }: QuoteCardProps) {
  return (
    <chakra.figure
      display="flex"
      flexDirection="column"
      padding="6"
      borderRadius="lg"
      backgroundColor="bg.surface"
      {...card}
    >
      <chakra.span color="fg.accent">
        <Icon svg={quotesSvg} size={32} />
      </chakra.span>
      <chakra.blockquote margin="0" marginTop="3" flexGrow="1" textStyle="body">
        {content}
      </chakra.blockquote>
      <chakra.figcaption display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="6">
        {children}
      </chakra.figcaption>
    </chakra.figure>
  )
}
