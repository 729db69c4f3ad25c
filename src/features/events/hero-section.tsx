import { Prose } from '#src/ui/text/prose.tsx'
import { Slideshow, type SlideshowSlide } from '#src/ui/carousel/slideshow.tsx'

type HeroSectionProps = { heading: string; intro: string | null; slides: Array<SlideshowSlide> }

/** Three slides, three seconds each (EVENT-1, EVENT-2). */
export function HeroSection({ heading, intro, slides }: HeroSectionProps) {
  return (
    <Slideshow
      label="Our events in pictures"
      title={heading}
      slides={slides}
      intervalMs={3000}
      height="560px"
    >
      {intro && <Prose html={intro} />}
    </Slideshow>
  )
}
