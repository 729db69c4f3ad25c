import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { Section } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** The list of steps in a text on a dark background, as columns with large numbers. */
const Steps = chakra('div', {
  base: {
    marginTop: { base: '8', md: '12' },
    '& > div': { maxWidth: 'none' },
    '& > div > ol': {
      display: 'grid',
      gap: { base: '8', lg: '12' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(13rem, 1fr))' },
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
    '& > div > p': { maxWidth: 'prose' },
    '& > div > p + ol': { marginTop: { base: '8', md: '10' } },
    '& > div > ol + p': { marginTop: { base: '8', md: '12' } },
  },
})

type StepsSectionProps = Omit<ComponentProps<typeof Section>, 'headingId'> & { id: string; copy: PageSection }

/** Numbered steps, with the paragraphs of the text around them. */
export function StepsSection({ id, copy: { heading, text }, children, ...section }: StepsSectionProps) {
  return (
    <Section headingId={id} copy={{ heading }} tone="dark" {...section}>
      {text && (
        <Steps>
          <Prose html={text.html} />
        </Steps>
      )}
      {children}
    </Section>
  )
}
