import { chakra } from '@chakra-ui/react'
import { Prose } from '#src/ui/text/prose.tsx'
import { ACCENT_TEXT } from './container.tsx'

type SectionHeadingProps = {
  /** For aria-labelledby of the section. */
  id?: string
  copy: { eyebrow?: string; heading?: string; text?: { html: string } }
}

/** The start of a section: a heading and the introductory paragraph. */
export function SectionHeading({ id, copy }: SectionHeadingProps) {
  return (
    <chakra.div maxWidth="46rem">
      {copy.eyebrow && (
        <chakra.p textStyle="eyebrow" color={ACCENT_TEXT} marginBottom="3">
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
          <Prose html={copy.text.html} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
