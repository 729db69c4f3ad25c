import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { Section } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { WovenEdge } from '#src/sections/shared/woven-edge.tsx'

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
export function HowItWorksSection({ words: { heading, text } }: { words: PageSection }) {
  return (
    <Section headingId="how-it-works" words={{ heading }} ground="dark" edge={<WovenEdge />}>
      {text && (
        <Steps>
          <Prose html={text.html} onDark />
        </Steps>
      )}
    </Section>
  )
}
