// @chunk parts
import { chakra } from '@chakra-ui/react'
import { Prose } from '#src/ui/text/prose.tsx'

type SectionHeadingProps = {
  /** For aria-labelledby of the section. */
  id?: string
  words: { eyebrow?: string; heading?: string; text?: { html: string } }
  onDark?: boolean
}

/** The start of a section: a heading and the introductory paragraph. */
export function SectionHeading({ id, words, onDark }: SectionHeadingProps) {
  return (
    <chakra.div maxWidth="46rem">
      {words.eyebrow && (
        <chakra.p textStyle="eyebrow" color={onDark ? 'fg.highlightOnDark' : 'fg.accent'} marginBottom="3">
          {words.eyebrow}
        </chakra.p>
      )}
      {words.heading && (
        <chakra.h2 id={id} textStyle="title">
          {words.heading}
        </chakra.h2>
      )}
      {words.text && (
        <chakra.div marginTop="5">
          <Prose html={words.text.html} onDark={onDark} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
