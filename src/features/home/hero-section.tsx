import { ActionButton } from '#src/ui/actions.tsx'
import { Slideshow, type SlideshowSlide } from '#src/ui/carousel/slideshow.tsx'

/** Four slides, one every four seconds, in a hero of 650 px (HOME-1, HOME-3, HOME-4). */
const SLIDE_MS = 4000
const HERO_HEIGHT = '650px'

type HeroSectionProps = {
  heading: string
  slides: Array<SlideshowSlide>
  actions: ReadonlyArray<{ label: string; to: string }>
}

/** The slideshow at the top of the home page, with the partner button. */
export function HeroSection({ heading, slides, actions }: HeroSectionProps) {
  return (
    <Slideshow
      label="Our work in pictures"
      title={heading}
      slides={slides}
      intervalMs={SLIDE_MS}
      height={HERO_HEIGHT}
    >
      {actions.map((action) => (
        <ActionButton key={action.to} action={action} size="lg" />
      ))}
    </Slideshow>
  )
}
