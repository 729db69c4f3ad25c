import { Box, Container, Heading, Span, Text } from '@chakra-ui/react'
import { Band } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type StepHeaderProps = {
  /** The id of the heading, which labels the form. */
  id: string
  heading: string
  intro: string | null
  step: number
}

const STEPS = 2

export function StepHeader({ id, heading, intro, step }: StepHeaderProps) {
  return (
    <Band tone="dark" paddingBlock={{ base: '12', md: '20' }}>
      <Container>
        <Text textStyle="eyebrow" color="fg.highlightOnDark">
          Step {step} of {STEPS}
        </Text>
        <Box aria-hidden display="flex" gap="2" marginTop="3" maxWidth="16rem">
          {Array.from({ length: STEPS }, (_, index) => (
            <Span
              key={index}
              flex="1"
              height="0.375rem"
              borderRadius="full"
              backgroundColor={index < step ? 'highlight' : 'border.onDark'}
            />
          ))}
        </Box>
        <Heading as="h1" id={id} textStyle="display" marginTop="6" maxWidth="18ch">
          {heading}
        </Heading>
        {intro && <Prose html={intro} marginTop="5" />}
      </Container>
    </Band>
  )
}
