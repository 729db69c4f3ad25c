import { chakra, Container } from '@chakra-ui/react'
import type { PictureData } from '#src/content/pictures.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band } from '#src/ui/layout/container.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

// The goals are a list in the Markdown text, each with a flag as its bullet.
const RuledGoals = chakra('div', {
  base: {
    '& ul > li': {
      position: 'relative',
      paddingBlock: '4',
      paddingInlineStart: '8',
      borderTop: '2px solid {colors.border.strong}',
      listStyle: 'none',
    },
    '& ul > li + li': { marginTop: '0' },
    '& ul > li:last-of-type': { borderBottom: '2px solid {colors.border.strong}' },
    '& div > ul': { paddingInlineStart: '0', marginTop: '6' },
    '& ul > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      insetBlockStart: '1.45rem',
      width: '0.85em',
      height: '0.85em',
      borderRadius: '0 0.85em 0.85em 0',
      backgroundColor: 'accent',
    },
  },
})

type GoalsSectionProps = { copy: PageSection; picture: PictureData | null }

/** The goals of the organisation. */
export function GoalsSection({ copy, picture }: GoalsSectionProps) {
  return (
    <Band tone="surface" aria-labelledby="goals">
      <Container>
        <Grid columns={2} from="lg" gap={{ base: '10', lg: '16' }} alignItems="center">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 64em) 36rem, 92vw"
              borderRadius="lg"
              gridColumn={{ lg: '2' }}
              gridRow={{ lg: '1' }}
            />
          )}
          <RuledGoals>
            <SectionHeading id="goals" copy={copy} />
          </RuledGoals>
        </Grid>
      </Container>
    </Band>
  )
}
