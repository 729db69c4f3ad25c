import { defineGlobalStyles } from '@chakra-ui/react'

export const globalCss = defineGlobalStyles({
  html: {
    // Keeps anchors from scrolling behind the sticky header.
    scrollPaddingTop: '6rem',
    textSizeAdjust: '100%',
  },
  // The reset uses 'break-word', which lets a box grow with its longest word, beyond the edge of a narrow screen.
  '*': { overflowWrap: 'anywhere' },
  body: {
    margin: '0',
    minHeight: '100dvh',
    backgroundColor: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: '1.65',
  },
  'h1, h2, h3, h4, p, figure, ul, ol, dl, dd': { margin: '0' },
  'ul, ol': { padding: '0', listStyle: 'none' },
  a: { color: 'inherit' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '3px', borderRadius: '4px' },
  '[data-tone=dark] :focus-visible, [data-tone=dark]:focus-visible': { outlineColor: 'focus.onDark' },
  // The colour of links and eyebrows in texts. Some backgrounds of Band need another one.
  '[data-tone=dark]': { '--accent-text': '{colors.fg.highlightOnDark}' },
  '[data-tone=light]': { '--accent-text': '{colors.fg.accent}' },
  // Browsers print no backgrounds: light text would stand on white paper.
  '[data-tone=dark], [data-tone=dark] *': { _print: { color: 'fg.onLight !important' } },
  // With forced colours, the backgrounds that mark a state disappear.
  '[aria-current]:not([aria-current=false]), [data-current=true], [aria-pressed=true], [aria-selected=true]':
    {
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'SelectedItem !important',
        color: 'SelectedItemText !important',
        outlineColor: 'CanvasText !important',
      },
    },
  mark: { backgroundColor: 'highlight', color: 'highlight.contrast' },
  '::selection': { backgroundColor: 'highlight', color: 'highlight.contrast' },
  'html[data-is-changing-colors] :is(*, *::before, *::after)': { transition: 'none !important' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
