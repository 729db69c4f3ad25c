import { Mark } from '@chakra-ui/react'
import { Fragment } from 'react'
import { splitAtWords } from './found-words.tsx'

type HighlightedProps = { text: string; highlight: string }

export function Highlighted({ text, highlight }: HighlightedProps) {
  const escaped = highlight.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  const word = new RegExp(`(^|[^\\p{L}])(${escaped})(?!\\p{L})`, 'u')
  return splitAtWords(text, word).map((piece, index) =>
    index % 2 === 1 ? (
      <Mark key={index} backgroundColor="transparent" color="fg.accent" fontWeight="700">
        {piece}
      </Mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  )
}
