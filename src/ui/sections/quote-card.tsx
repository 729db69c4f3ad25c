import { Blockquote, Span, type HTMLChakraProps } from '@chakra-ui/react'
import quotesSvg from '@phosphor-icons/core/assets/fill/quotes-fill.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

type QuoteCardProps = HTMLChakraProps<'figure'> & {
  content: string
  children: ReactNode
}

export function QuoteCard({ content, children, ...card }: QuoteCardProps) {
  return (
    <Blockquote.Root
      display="flex"
      flexDirection="column"
      padding="6"
      borderRadius="lg"
      backgroundColor="bg.surface"
      {...card}
    >
      <Span color="fg.accent">
        <Icon svg={quotesSvg} size={32} />
      </Span>
      <Blockquote.Content margin="0" marginTop="3" flexGrow="1" textStyle="body">
        {content}
      </Blockquote.Content>
      <Blockquote.Caption display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="6">
        {children}
      </Blockquote.Caption>
    </Blockquote.Root>
  )
}
