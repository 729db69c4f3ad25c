import { Box, Heading, Text } from '@chakra-ui/react'
import { Prose } from '#src/ui/text/prose.tsx'
import { ACCENT_TEXT } from './container.tsx'

type SectionHeadingProps = {
  id?: string
  copy: { eyebrow?: string; heading?: string; text?: { html: string } }
}

export function SectionHeading({ id, copy }: SectionHeadingProps) {
  return (
    <Box maxWidth="46rem">
      {copy.eyebrow && (
        <Text textStyle="eyebrow" color={ACCENT_TEXT} marginBottom="3">
          {copy.eyebrow}
        </Text>
      )}
      {copy.heading && (
        <Heading id={id} textStyle="title">
          {copy.heading}
        </Heading>
      )}
      {copy.text && <Prose html={copy.text.html} marginTop="5" />}
    </Box>
  )
}
