import { chakra } from '@chakra-ui/react'

const Anchor = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    top: '3',
    zIndex: 'overlay',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'full',
    backgroundColor: 'fg',
    color: 'bg',
    fontWeight: '700',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
})

/** Lets keyboard users skip the navigation. */
export function SkipLink() {
  return <Anchor href="#main">Skip to content</Anchor>
}
