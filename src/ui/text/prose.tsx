import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { ACCENT_TEXT } from '#src/theme/recipes.ts'

const Text = chakra('div', {
  base: {
    maxWidth: 'prose',
    textStyle: 'body',
    '& > * + *': { marginTop: '1.1em' },
    '& h2': { textStyle: 'subtitle', marginTop: '1.6em' },
    '& h3': { textStyle: 'cardTitle', marginTop: '1.5em' },
    '& ul, & ol': { paddingInlineStart: '1.4em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginTop: '0.4em' },
    '& li::marker': { color: ACCENT_TEXT, fontWeight: '700' },
    '& a': {
      color: ACCENT_TEXT,
      fontWeight: '600',
      textUnderlineOffset: '0.18em',
      textDecorationThickness: '0.08em',
    },
    '& strong': { fontWeight: '700' },
    '& blockquote': {
      marginInline: '0',
      paddingInlineStart: '1.25em',
      borderInlineStart: '4px solid {colors.highlight}',
      fontSize: 'lg',
      fontWeight: '600',
    },
    // Scrolls, like tables. It is reached with the keyboard: scripts/content/markdown/for-pages.ts.
    '& pre': {
      maxWidth: '100%',
      overflowX: 'auto',
      padding: '1em',
      border: '1px solid {colors.border.subtle}',
      borderRadius: 'sm',
      backgroundColor: 'bg.tint',
      fontSize: 'sm',
    },
    '& .footnotes': { paddingTop: '1em', borderTop: '1px solid {colors.border.subtle}', fontSize: 'sm' },
    '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
    '& th, & td': {
      padding: '0.5em 0.75em',
      borderBottom: '1px solid {colors.border.subtle}',
      textAlign: 'start',
    },
  },
  variants: {
    // Opens with a larger paragraph.
    hasLead: { true: { '& p:first-of-type': { fontSize: 'xl', lineHeight: '1.5' } } },
  },
})

/** HTML compiled from Markdown. Safe, because the checker rejects raw HTML. */
export function Prose({ html, ...text }: Omit<ComponentProps<typeof Text>, 'children'> & { html: string }) {
  // oxlint-disable-next-line react/no-danger -- compiled from content
  return <Text {...text} dangerouslySetInnerHTML={{ __html: html }} />
}
