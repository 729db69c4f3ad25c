import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { Selvedge } from '#src/sections/shared/selvedge.tsx'

// The text is a list of steps and a note; the steps are columns with large numbers.
const Steps = chakra('div', {
  base: {
    marginTop: { base: '8', md: '12' },
    '& > div': { maxWidth: 'none' },
    '& > div > ol': {
      display: 'grid',
      gap: { base: '8', lg: '12' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      padding: '0',
      listStyle: 'none',
      counterReset: 'step',
    },
    '& > div > ol > li': { marginTop: '0', counterIncrement: 'step' },
    '& > div > ol > li::before': {
      content: 'counter(step)',
      display: 'block',
      marginBottom: '3',
      paddingTop: '4',
      borderTop: '2px solid',
      borderColor: 'border.onDark',
      textStyle: 'display',
      color: 'fg.highlightOnDark',
    },
    '& > div > ol + p': { marginTop: { base: '8', md: '12' }, maxWidth: 'prose' },
  },
})

/** The steps after Donate. */
export function HowItWorksSection({ words }: { words: PageSection }) {
  return (
    <Band ground="dark" data-ground="dark" aria-labelledby="how-it-works">
      <Container>
        <chakra.h2 id="how-it-works" textStyle="title">
          {words.heading}
        </chakra.h2>
        {words.text && (
          <Steps>
            <Prose html={words.text.html} onDark />
          </Steps>
        )}
      </Container>
      <Selvedge />
    </Band>
  )
}
