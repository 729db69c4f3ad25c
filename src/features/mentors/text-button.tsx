import { chakra } from '@chakra-ui/react'

/** A button that looks like a link, for what matters less. */
export const TextButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      textStyle: 'small',
      fontWeight: '700',
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
      cursor: 'pointer',
      '&[aria-pressed=true]': { color: 'success' },
    },
  },
  { defaultProps: { type: 'button' } },
)
