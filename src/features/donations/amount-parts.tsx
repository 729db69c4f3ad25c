import { chakra } from '@chakra-ui/react'

/** As many beside each other as there is room for, at any text size. */
export const AmountChoices = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))',
  },
})

/** The whole pill is the label: one can press anywhere on it. */
export const AmountChoice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '3rem',
    paddingInline: '0.625rem',
    borderRadius: '1.5rem',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'border',
    backgroundColor: 'bg.surface',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'border.strong' },
    '&:has(:checked)': { borderColor: 'brand', backgroundColor: 'bg.tint' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
})

export const AmountRadio = chakra('input', {
  base: {
    flexShrink: '0',
    width: '1.25rem',
    height: '1.25rem',
    margin: '0',
    accentColor: '{colors.brand}',
    cursor: 'pointer',
    _focusVisible: { outline: 'none' },
  },
})

/** Stands in the box before what is typed. */
export const AmountSymbol = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '50%',
    transform: 'translateY(-50%)',
    fontWeight: '600',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
})
