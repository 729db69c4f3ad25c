import { chakra } from '@chakra-ui/react'

export const Frame = chakra('details', {
  base: {
    position: 'relative',
    borderBlock: '2px solid',
    borderColor: 'border.strong',
    // Neighbouring questions share one line.
    marginTop: '-2px',
    '& mark': { backgroundColor: 'highlight', color: 'highlight.contrast', borderRadius: '2px' },
    // Only if the browser can both animate to the answer's height and keep closed answers findable.
    '@supports (interpolate-size: allow-keywords)': {
      '@media (prefers-reduced-motion: no-preference)': {
        interpolateSize: 'allow-keywords',
        '&::details-content': {
          blockSize: '0',
          overflowY: 'clip',
          transition: 'block-size {durations.calm} ease, content-visibility {durations.calm} allow-discrete',
        },
        // Visible from the first moment: otherwise a browser that opens it for a fragment would not find the scroll
        // position.
        '&[open]::details-content': { blockSize: 'auto', transitionProperty: 'block-size' },
      },
    },
    '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
  },
})

export const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '5',
    minHeight: 'touch',
    paddingBlock: '5',
    // Space for the focus ring.
    paddingInline: '3',
    marginInline: '-3',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { '& h2, & h3, & h4': { color: 'fg.accent' } },
    _focusVisible: { outlineOffset: '-6px' },
  },
})

export const Turning = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    padding: '2',
    borderRadius: 'full',
    backgroundColor: 'brand',
    color: 'brand.contrast',
    transitionProperty: 'rotate',
    transitionDuration: 'calm',
    'details[open] > summary &': { rotate: '45deg' },
  },
})

export const Answer = chakra('div', {
  // The inline padding keeps a link's focus ring inside the animation's clipping area.
  base: {
    paddingBlockStart: '1',
    paddingBlockEnd: '6',
    paddingInline: '1',
    marginInline: '-1',
    display: 'grid',
    gap: '4',
  },
})

/**
 * The anchor of the question: inside the answer, because browsers open a closed parent of the target, but at the
 * height of the question, which must be visible as well.
 */
export const Anchor = chakra('span', { base: { position: 'absolute', insetBlockStart: '0', width: '1px' } })
