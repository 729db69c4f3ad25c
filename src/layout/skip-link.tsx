import { defineStyle, SkipNavLink } from '@chakra-ui/react'

const linkStyle = defineStyle({
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
})

export function SkipLink() {
  return (
    <SkipNavLink id="main" css={linkStyle}>
      Skip to content
    </SkipNavLink>
  )
}
