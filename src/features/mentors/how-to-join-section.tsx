import { Box, chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import pattern from '#src/theme/patterns/circuit-dark.svg'
import { ActionRow } from '#src/ui/actions.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

// The steps are a numbered list in the text: side by side if they fit, under large numbers.
const Steps = chakra('div', {
  base: {
    '& > div > ol': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(12rem, 1fr))' },
      gap: { base: '8', md: '10' },
      paddingInlineStart: '0',
      counterReset: 'step',
    },
    '& ol > li': { counterIncrement: 'step', textStyle: 'lead', listStyle: 'none' },
    '& ol > li + li': { marginTop: '0' },
    '& ol > li::before': {
      content: 'counter(step)',
      display: 'block',
      marginBottom: '3',
      paddingBottom: '3',
      borderBottom: '2px solid {colors.border.onDark}',
      fontFamily: 'heading',
      fontWeight: '800',
      fontSize: '4xl',
      lineHeight: '1',
      letterSpacing: '-0.03em',
      color: 'fg.highlightOnDark',
    },
    '& ol ~ p': { maxWidth: 'prose', marginTop: '10' },
  },
})

/** The steps to join, and a link to the form on another site. */
export function HowToJoinSection({ copy }: { copy: PageSection }) {
  const { heading, text, actions } = copy
  return (
    <Section
      headingId="join"
      copy={{ heading }}
      // Not "dark", as the section would merge with the footer.
      ground="brand"
      backgroundImage={`{gradients.veil}, url(${pattern})`}
      backgroundRepeat="repeat-x"
      backgroundPosition="left bottom"
      backgroundSize="auto 5.5rem"
      paddingBottom="calc({spacing.section} + 5.5rem)"
    >
      {text && (
        <Box marginTop={{ base: '8', md: '12' }}>
          <Steps>
            <Prose html={text.html} measure="full" />
          </Steps>
        </Box>
      )}
      <ActionRow actions={actions} look="highlight" marginTop="8" />
    </Section>
  )
}
