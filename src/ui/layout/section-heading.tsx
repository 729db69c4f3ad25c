// @chunk parts
import { chakra } from '@chakra-ui/react'
import { Prose, type Darkness } from '#src/ui/text/prose.tsx'
import { ACCENT_TEXT } from './container.tsx'

type SectionHeadingProps = {
  /** For aria-labelledby of the section. */
  id?: string
  copy: { eyebrow?: string; heading?: string; text?: { html: string } }
  onDark?: Darkness
}

function eyebrowColor(onDark: Darkness) {
  if (onDark === 'bright') return 'inherit'
  return onDark ? 'fg.highlightOnDark' : ACCENT_TEXT
}

/** The start of a section: a heading and the introductory paragraph. */
export function SectionHeading({ id, copy, onDark = false }: SectionHeadingProps) {
  return (
    <chakra.div maxWidth="46rem">
      {copy.eyebrow && (
        <chakra.p textStyle="eyebrow" color={eyebrowColor(onDark)} marginBottom="3">
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
