import { chakra } from '@chakra-ui/react'

const Trail = chakra('ol', {
  base: { display: 'grid', gap: '2', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
})

const Step = chakra('li', {
  base: {
    paddingTop: '2',
    borderTop: '4px solid {colors.border.subtle}',
    textStyle: 'small',
    color: 'fg.muted',
    '&[data-reached=true]': { borderColor: 'brand' },
    '&[aria-current=step]': { color: 'fg', fontWeight: '700' },
  },
})

/** Where somebody is on a way of a few steps. */
export function StepTrail({ steps, current }: { steps: ReadonlyArray<string>; current: number }) {
  return (
    <Trail aria-label="Steps">
      {steps.map((step, at) => (
        <Step key={step} data-reached={at <= current} aria-current={at === current ? 'step' : undefined}>
          {step}
        </Step>
      ))}
    </Trail>
  )
}
