// @chunk parts
import { chakra } from '@chakra-ui/react'
import { Prose } from '#src/ui/text/prose.tsx'

type SectionHeadingProps = {
  /** For aria-labelledby of the section. */
  id?: string
  copy: { eyebrow?: string; heading?: string; text?: { html: string } }
  onDark?: boolean
}

/** The start of a section: a heading and the introductory paragraph. */
export function SectionHeading({ id, copy, onDark }: SectionHeadingProps) {
  return (
    <chakra.div maxWidth="46rem">
      {copy.eyebrow && (
        <chakra.p textStyle="eyebrow" color={onDark ? 'fg.highlightOnDark' : 'fg.accent'} marginBottom="3">
          {copy.eyebrow}
        </chakra.p>
      )}
      {copy.heading && (
        <chakra.h2 id={id} textStyle="title">
          {copy.heading}
        </chakra.h2>
      )}
      {copy.text && (
        <chakra.div marginTop="5">
          <Prose html={copy.text.html} onDark={onDark} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
