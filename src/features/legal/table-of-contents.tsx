import { Box, chakra, Text } from '@chakra-ui/react'
import type { LegalSection } from '#src/content/legal.ts'

const List = chakra('ol', {
  base: {
    listStyle: 'decimal',
    paddingInlineStart: '1.6em',
    marginTop: '2',
    '& li::marker': { color: 'fg.accent', fontWeight: '700' },
    '& a': {
      display: 'block',
      paddingBlock: '0.45rem',
      color: 'inherit',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '0.2em',
      _hover: { textDecorationColor: 'currentColor' },
    },
  },
})

type TableOfContentsProps = { sections: ReadonlyArray<Pick<LegalSection, 'key' | 'heading'>> }

const HEADING = 'On this page'

/** Links to the sections: beside the text on wide screens, collapsed on others. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const list = (
    <List>
      {sections.map(({ key, heading }) => (
        <li key={key}>
          <a href={`#${key}`}>{heading}</a>
        </li>
      ))}
    </List>
  )
  return (
    <nav aria-label={HEADING}>
      <Box
        display={{ base: 'none', lg: 'block' }}
        position="sticky"
        top="6.5rem"
        maxHeight="calc(100dvh - 8rem)"
        overflowY="auto"
      >
        <Text textStyle="eyebrow" color="fg.accent">
          {HEADING}
        </Text>
        {list}
      </Box>
      <chakra.details
        display={{ lg: 'none' }}
        padding="4"
        border="2px solid {colors.border.strong}"
        borderRadius="lg"
        backgroundColor="bg.surface"
      >
        <chakra.summary fontWeight="700" minHeight="1.75rem" cursor="pointer">
          {HEADING}
        </chakra.summary>
        {list}
      </chakra.details>
    </nav>
  )
}
