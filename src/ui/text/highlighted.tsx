import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'

const Mark = chakra('mark', {
  base: { backgroundColor: 'transparent', color: 'fg.accent', fontWeight: '700' },
})

type HighlightedProps = { text: string; highlight: string }

/** A text with every whole-word occurrence of a word highlighted. */
export function Highlighted({ text, highlight }: HighlightedProps) {
  const escaped = highlight.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  // Odd indices are the matches, as split keeps captured groups.
  const pieces = text.split(new RegExp(`(?<!\\p{L})(${escaped})(?!\\p{L})`, 'u'))
  return pieces.map((piece, index) =>
    index % 2 === 1 ? <Mark key={index}>{piece}</Mark> : <Fragment key={index}>{piece}</Fragment>,
  )
}
