import type { PageSection } from '#src/content/pages.ts'
import pattern from '#src/theme/patterns/circuit-dark.svg'
import { ActionRow } from '#src/ui/actions.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Steps } from '#src/ui/sections/steps-section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

export function HowToJoinSection({ copy }: { copy: PageSection }) {
  const { heading, text, actions } = copy
  return (
    <Section
      headingId="join"
      copy={{ heading }}
      // Not "dark", as the section would merge with the footer.
      tone="brand"
      backgroundImage={`{gradients.veil}, url(${pattern})`}
      backgroundRepeat="repeat-x"
      backgroundPosition="left bottom"
      backgroundSize="auto 5.5rem"
      paddingBottom="calc({spacing.section} + 5.5rem)"
    >
      {text && (
        <Steps>
          <Prose html={text.html} />
        </Steps>
      )}
      <ActionRow actions={actions} look="highlight" marginTop="8" />
    </Section>
  )
}
