import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import pattern from '#src/theme/patterns/circuit-dark.svg'
import { ActionButton } from '#src/ui/actions.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

// The steps are a numbered list in the text: side by side where there is room, under figures that can be seen from afar.
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

/** The way in, step by step, to the form on another site. */
export function HowToJoinSection({ words }: { words: PageSection }) {
  return (
    <Band
      ground="dark"
      data-ground="dark"
      aria-labelledby="join"
      // Lighter than the foot of the page, which it would run into, and with a woven hem.
      backgroundColor="brand"
      backgroundImage={`url(${pattern})`}
      backgroundRepeat="repeat-x"
      backgroundPosition="left bottom"
      backgroundSize="auto 5.5rem"
      paddingBottom="calc({spacing.section} + 5.5rem)"
    >
      <Container>
        <chakra.h2 id="join" textStyle="title">
          {words.heading}
        </chakra.h2>
        {words.text && (
          <chakra.div marginTop={{ base: '8', md: '12' }}>
            <Steps>
              <Prose html={words.text.html} measure="full" onDark />
            </Steps>
          </chakra.div>
        )}
        <chakra.div marginTop="8" display="flex" flexWrap="wrap" gap="3">
          {words.actions?.map((action) => (
            <ActionButton key={action.to} action={action} look="highlight" size="lg" />
          ))}
        </chakra.div>
      </Container>
    </Band>
  )
}
