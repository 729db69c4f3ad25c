import { Flex, VisuallyHidden } from '@chakra-ui/react'
import caretLeftSvg from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw'
import caretRightSvg from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw'
import pauseSvg from '@phosphor-icons/core/assets/fill/pause-fill.svg?raw'
import playSvg from '@phosphor-icons/core/assets/fill/play-fill.svg?raw'
import { buttonOf, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const Bullet = buttonOf({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'min(2rem, 10vw)',
    height: 'touch',
    padding: '0',
    border: 'none',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    _before: {
      content: '""',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      transitionProperty: 'width, background-color',
      transitionDuration: 'quick',
    },
    _hover: { _before: { backgroundColor: 'highlight' } },
    '&[aria-current=true]': { _before: { width: 'min(1.75rem, 8.75vw)', backgroundColor: 'currentColor' } },
  },
})

type PlayButtonProps = { isPlaying: boolean; onToggle: () => void; look?: 'plain' | 'outline' }

/** Pauses and starts autoplay. */
export function PlayButton({ isPlaying, onToggle, look }: PlayButtonProps) {
  return (
    <IconButton aria-label={isPlaying ? 'Pause slides' : 'Play slides'} onClick={onToggle} look={look}>
      <Icon svg={isPlaying ? pauseSvg : playSvg} size={20} />
    </IconButton>
  )
}

/** Buttons for the previous and the next slide. */
export function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <IconButton aria-label="Previous slide" onClick={() => onStep(-1)}>
        <Icon svg={caretLeftSvg} size={22} />
      </IconButton>
      <IconButton aria-label="Next slide" onClick={() => onStep(1)}>
        <Icon svg={caretRightSvg} size={22} />
      </IconButton>
    </>
  )
}

type SlideBulletsProps = {
  count: number
  current: number
  onChoose: (index: number) => void
  /** Autoplay is silent; otherwise the selected slide is announced. */
  isMoving: boolean
}

export function SlideBullets({ count, current, onChoose, isMoving }: SlideBulletsProps) {
  return (
    <>
      <Flex role="group" aria-label="Choose a slide" flexWrap="wrap" alignItems="center">
        {Array.from({ length: count }, (_, index) => (
          <Bullet
            key={index}
            aria-label={`Slide ${index + 1} of ${count}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          />
        ))}
      </Flex>
      <VisuallyHidden as="p" aria-live={isMoving ? 'off' : 'polite'} aria-atomic="true">
        {`Slide ${current + 1} of ${count}`}
      </VisuallyHidden>
    </>
  )
}
