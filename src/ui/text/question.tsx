import { chakra, Heading, VisuallyHidden } from '@chakra-ui/react'
import plusSvg from '@phosphor-icons/core/assets/bold/plus-bold.svg?raw'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutTriangle } from '#src/theme/recipes.ts'
import { CopyLink } from '#src/ui/copy.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Prose } from './prose.tsx'

const Frame = chakra('details', {
  base: {
    position: 'relative',
    borderBlock: '2px solid',
    borderColor: 'border.strong',
    // Neighbouring questions share one line.
    marginTop: '-2px',
    '@media print': { '&::details-content': { contentVisibility: 'visible' } },
  },
})

const Summary = chakra('summary', {
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
    ...withoutTriangle,
    _hover: { '& h3': { color: 'fg.accent' } },
    _focusVisible: { outlineOffset: '-6px' },
  },
})

const RotatingIcon = chakra('span', {
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

const Answer = chakra('div', {
  base: { paddingBlockStart: '1', paddingBlockEnd: '6', display: 'grid', gap: '4' },
})

/**
 * The anchor of the question: inside the answer, because browsers open a closed parent of the target, but at the
 * height of the question, which must be visible as well.
 */
const Anchor = chakra('span', { base: { position: 'absolute', insetBlockStart: '0', width: '1px' } })

type QuestionProps = {
  /** The anchor: a page opened at `#id` shows the answer. */
  id: string
  question: string
  /** The answer as HTML, compiled from Markdown. */
  html: string
  /** Opens or closes it on change; by default it is uncontrolled. */
  isOpen?: boolean
}

/**
 * A question that expands to its answer. Built on <details>: it works before any script runs, the browser's search
 * finds closed answers, and an address that ends in its id opens it.
 */
export function Question({ id, question, html, isOpen }: QuestionProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null)
  const { pathname, hash, key } = useLocation()
  const isMeant = hash === `#${id}`

  // Browsers open the target of a fragment only for their own navigations, not for the router's. Before paint,
  // because the router then scrolls there. The key makes following the same link again open it again.
  useLayoutEffect(() => {
    if (isMeant && detailsRef.current !== null) detailsRef.current.open = true
  }, [isMeant, key])

  return (
    <Frame
      ref={detailsRef}
      open={isOpen}
      // It may have been opened before hydration.
      suppressHydrationWarning
    >
      <Summary>
        <Heading as="h3" textStyle="cardTitle" minWidth="0">
          {question}
        </Heading>
        <RotatingIcon>
          <Icon svg={plusSvg} size={22} />
        </RotatingIcon>
      </Summary>
      <Answer>
        <Anchor id={id} />
        <Prose html={html} />
        <CopyLink to={`${pathname}#${id}`}>
          Copy link <VisuallyHidden>to the question: {question}</VisuallyHidden>
        </CopyLink>
      </Answer>
    </Frame>
  )
}
