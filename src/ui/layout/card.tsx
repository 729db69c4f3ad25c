import { Box, Center, chakra, Heading, Text, Wrap, type HTMLChakraProps } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { titleLink } from '#src/theme/recipes.ts'
import { Icon } from '#src/ui/icon.tsx'

type CardTextProps = { title: ReactNode; children: ReactNode; gap?: HTMLChakraProps<'p'>['marginTop'] }

export function CardText({ title, children, gap = '3' }: CardTextProps) {
  return (
    <>
      <Heading as="h3" textStyle="cardTitle">
        {title}
      </Heading>
      <Text textStyle="body" marginTop={gap}>
        {children}
      </Text>
    </>
  )
}

const discs = {
  brand: { backgroundColor: 'brand', color: 'brand.contrast' },
  highlight: { backgroundColor: 'highlight', color: 'highlight.contrast' },
  surface: { border: '2px solid {colors.border.strong}', backgroundColor: 'bg.surface' },
} as const

type IconDiscProps = {
  svg: string | null
  iconSize: number
  diameter: HTMLChakraProps<'span'>['width']
  tone: keyof typeof discs
}

export function IconDisc({ svg, iconSize, diameter, tone }: IconDiscProps) {
  return (
    <Center as="span" inline flexShrink="0" boxSize={diameter} borderRadius="full" {...discs[tone]}>
      {svg && <Icon svg={svg} size={iconSize} />}
    </Center>
  )
}

/** A list whose items are separated by strong lines. */
export const RuledList = chakra('ul', {
  base: {
    '& > li': { borderTop: '2px solid {colors.border.strong}' },
    '& > li:last-of-type': { borderBottom: '2px solid {colors.border.strong}' },
  },
})

type RuledRowProps = { heading: string; detail: string; children?: ReactNode }

/** A row of a ruled list: a heading with a small line below, and values or buttons beside it. */
export function RuledRow({ heading, detail, children }: RuledRowProps) {
  return (
    <Wrap gap="3" as="li" justifyContent="space-between" alignItems="center" columnGap="8" paddingBlock="4">
      <div>
        <Text fontWeight="700">{heading}</Text>
        <Text textStyle="small" color="fg.muted">
          {detail}
        </Text>
      </div>
      {children}
    </Wrap>
  )
}

type IconItemProps = ComponentProps<typeof Wrap> & {
  card: { title: string; content: string; icon: string | null }
  disc: Omit<IconDiscProps, 'svg'>
}

/** A list item with an icon beside its text; below it if large text does not fit. */
export function IconItem({ card, disc, ...item }: IconItemProps) {
  return (
    <Wrap as="li" {...item}>
      <IconDisc svg={card.icon} {...disc} />
      <Box flex="1 1 9rem" minWidth="0">
        <CardText title={card.title} gap="2">
          {card.content}
        </CardText>
      </Box>
    </Wrap>
  )
}

/** Properties of a card with a CardLink: a press anywhere follows the link, and texts can be selected by dragging. */
export const linkedCard = {
  position: 'relative',
  cursor: 'pointer',
  // Above the link, which covers the card.
  css: { '& p': { position: 'relative', zIndex: '1' } },
  onClick: followCardLink,
} as const

function followCardLink({ currentTarget, target, nativeEvent }: MouseEvent<HTMLElement>) {
  const hasSelected = document.getSelection()?.isCollapsed === false
  if (hasSelected || (target instanceof Element && target.closest('a, button'))) return
  // A copy of the event, so that a press with Ctrl or Shift opens the page elsewhere.
  currentTarget.querySelector('a')?.dispatchEvent(new window.MouseEvent('click', nativeEvent))
}

/** The link in the title of a card. It covers the card, which needs `linkedCard`. */
export const CardLink = chakra(Link, {
  base: {
    ...titleLink,
    color: 'inherit',
    textDecorationThickness: '0.08em',
    _hover: { textDecorationColor: 'fg.accent' },
    // Keeps the name of the link to the title alone.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
})
