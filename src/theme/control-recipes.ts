import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

/** The box of a field. Its text is at least 16 px, as phones would zoom in otherwise. */
export const controlRecipe = defineRecipe({
  className: 'control',
  base: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '3rem',
    // Keeps the label and hint from scrolling behind the sticky header.
    scrollMarginTop: '5rem',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'md',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'border',
    backgroundColor: 'bg.surface',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'max(1rem, {fontSizes.md})',
    lineHeight: '1.5',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'border.strong' },
    _focusVisible: { borderColor: 'focus', outlineOffset: '1px', borderRadius: 'md' },
    '&[aria-invalid=true]': { borderColor: 'danger' },
    _placeholder: { color: 'fg.muted', opacity: '1' },
  },
})

/** A box for several lines. Grows with its text if the browser supports it; otherwise it can be resized. */
export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: {
    ...controlRecipe.base,
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: '32rem',
    paddingBlock: '3',
  },
})

/** The select of the browser, with a caret of ours instead of its own. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', minWidth: '0' },
    field: {
      ...controlRecipe.base,
      appearance: 'none',
      paddingInlineEnd: '12',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '1rem',
      top: '50%',
      transform: 'translateY(-50%)',
      display: 'inline-flex',
      pointerEvents: 'none',
    },
  },
})

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'track', 'range'],
  base: {
    track: { height: '0.75rem', borderRadius: 'full', overflow: 'hidden', backgroundColor: 'bg.warm' },
    range: { height: '100%', backgroundColor: 'fg.success' },
  },
})

export const avatarRecipe = defineSlotRecipe({
  className: 'avatar',
  slots: ['root', 'fallback', 'image'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      width: { base: '4.5rem', md: '7rem' },
      aspectRatio: '1',
      borderRadius: 'full',
      backgroundColor: 'brand',
      color: 'brand.contrast',
      fontSize: { base: 'xl', md: '3xl' },
      fontWeight: '800',
    },
    image: { width: '100%', height: '100%', objectFit: 'cover' },
  },
})
