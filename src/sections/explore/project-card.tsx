import { chakra } from '@chakra-ui/react'
import { formatMoney, toMinorUnits } from '#contract/money.ts'
import type { Project } from '#src/content/projects.ts'
import { Stack } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: 'lg',
    backgroundColor: 'bg.surface',
  },
})

const Bar = chakra('div', {
  base: { height: '0.75rem', borderRadius: 'full', overflow: 'hidden', backgroundColor: 'bg.warm' },
})

/** A project with its goal and progress. */
export function ProjectCard({ project }: { project: Project }) {
  const { title, subtitle, picture, goal, goalFor, raised, percent } = project
  const titleId = `project-${project.slug}`
  return (
    <Card aria-labelledby={titleId}>
      <Picture
        picture={picture}
        sizes="(min-width: 48em) 45vw, 100vw"
        aspectRatio="16 / 9"
        objectPosition="center"
      />
      <Stack flexGrow="1" gap="5" padding={{ base: '5', md: '8' }}>
        <div>
          <chakra.h3 id={titleId} textStyle="cardTitle">
            {title}
          </chakra.h3>
          <chakra.p marginTop="3" textStyle="body">
            {subtitle}
          </chakra.p>
        </div>
        <chakra.div marginTop="auto">
          <Bar
            role="progressbar"
            aria-label={`Raised for ${title}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <chakra.div height="100%" backgroundColor="success" style={{ width: `${percent}%` }} />
          </Bar>
          <chakra.p marginTop="3" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
            <chakra.strong fontWeight="700">{formatMoney(toMinorUnits(raised), 'USD')} raised</chakra.strong>
            <chakra.span color="fg.muted">{percent}% raised</chakra.span>
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            Goal: {formatMoney(toMinorUnits(goal), 'USD')}
            {goalFor && ` ${goalFor}`}
          </chakra.p>
        </chakra.div>
      </Stack>
    </Card>
  )
}
