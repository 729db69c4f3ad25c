import { Box, Container, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ANSWER_ID, ANSWER_PART } from '#contract/form-pages.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Band } from '#src/ui/layout/section.tsx'

type SentPageProps = {
  heading: string
  text: string
  again: { label: string; to: string }
  children?: ReactNode
}

/** The thank-you page for a form sent without scripts. The server writes the reference into it. */
export function SentPage({ heading, text, again, children }: SentPageProps) {
  return (
    <Band tone="success" aria-labelledby={ANSWER_ID}>
      <Container>
        <Heading
          as="h1"
          id={ANSWER_ID}
          tabIndex={-1}
          textStyle="title"
          scrollMarginTop="10rem"
          _focusVisible={{ outline: 'none' }}
        >
          {heading}
        </Heading>
        <Text textStyle="lead" marginTop="4" maxWidth="36rem">
          {text}
        </Text>
        <Text hidden textStyle="lead" marginTop="4" {...{ [ANSWER_PART]: 'reference' }}>
          Your reference: <strong />
        </Text>
        {children}
        <Box marginTop="8">
          <LinkButton look="outlineOnDark" to={again.to}>
            {again.label}
          </LinkButton>
        </Box>
      </Container>
    </Band>
  )
}
