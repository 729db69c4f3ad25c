import { Heading, VisuallyHidden } from '@chakra-ui/react'
import plusSvg from '@phosphor-icons/core/assets/bold/plus-bold.svg?raw'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CopyLink } from '#src/ui/copy.tsx'
import { foundWords, Marked, markFoundWords } from './found-words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Prose } from './prose.tsx'
import { Anchor, Answer, Frame, Summary, Turning } from './question-parts.tsx'

type QuestionProps = {
  /** The anchor: a page opened at `#id` shows the answer. */
  id: string
  question: string
  /** The answer as HTML, compiled from Markdown. */
  html: string
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** Opens or closes it on change; by default it is uncontrolled. */
  isOpen?: boolean
  /** Words to mark in question and answer, for a search. */
  highlight?: ReadonlyArray<string>
}

/**
 * A question that expands to its answer. Built on <details>: it works before any script runs, the browser's search
 * finds closed answers, and an address that ends in its id opens it.
 */
export function Question({ id, question, html, headingLevel = 'h3', isOpen, highlight = [] }: QuestionProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null)
  const { pathname, hash, key } = useLocation()
  const isMeant = hash === `#${id}`

  // Browsers open the target of a fragment only for their own navigations, not for the router's. Before paint,
  // because the router then scrolls there. The key makes following the same link again open it again.
  useLayoutEffect(() => {
    if (isMeant && detailsRef.current !== null) detailsRef.current.open = true
  }, [isMeant, key])

  const found = foundWords(highlight)
  return (
    <Frame
      ref={detailsRef}
      open={isOpen}
      // It may have been opened before hydration.
      suppressHydrationWarning
    >
      <Summary>
        <Heading as={headingLevel} textStyle="cardTitle" minWidth="0">
          <Marked text={question} found={found} />
        </Heading>
        <Turning>
          <Icon svg={plusSvg} size={22} />
        </Turning>
      </Summary>
      <Answer>
        <Anchor id={id} />
        <Prose html={markFoundWords(html, found)} />
        <CopyLink to={`${pathname}#${id}`}>
          Copy link <VisuallyHidden>to the question: {question}</VisuallyHidden>
        </CopyLink>
      </Answer>
    </Frame>
  )
}
