import { useCallback, useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import type { Faq } from '#src/content/faqs.ts'
import { useSearch, type Search } from '#src/features/search/use-search.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { FoundSection, type FoundFaq } from './found-section.tsx'
import { HeroSection } from './hero-section.tsx'

type QuestionSearchProps = Pick<ComponentProps<typeof FoundSection>, 'emptyPicture' | 'actions'> &
  Pick<ComponentProps<typeof SearchBox>, 'action' | 'hint' | 'submitLabel'> & {
    hero: Omit<ComponentProps<typeof HeroSection>, 'children'>
    questions: ReadonlyArray<Faq>
    /** Shown instead of results while there is no query. */
    idle?: ReactNode
  }

/** A hero with a search box for questions, and the results below. */
export function QuestionSearch({
  hero,
  questions,
  idle,
  emptyPicture,
  actions,
  ...box
}: QuestionSearchProps) {
  const load = useCallback(() => loadSearch(questions), [questions])
  const { typed, query, change, submit, prepare, findings, status } = useSearch<FoundFaq>(load)
  const searchRef = useRef<HTMLDivElement>(null)

  const isSearching = findings.state === 'done'
  useEffect(() => {
    if (isSearching) makeRoomBelow(searchRef.current)
  }, [isSearching])

  function clear() {
    change('')
    searchRef.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <HeroSection {...hero}>
        <noscript>
          <p>
            The search needs JavaScript, which is switched off here. Your browser can look for words in this
            page: all answers are below.
          </p>
        </noscript>
        <div ref={searchRef}>
          <SearchBox
            {...box}
            label="Search all questions and answers"
            value={typed}
            onChange={change}
            onSubmit={submit}
            onFocus={prepare}
            status={
              findings.state === 'failed'
                ? `${status} All questions are below, and your browser can search this page.`
                : status
            }
          />
        </div>
      </HeroSection>
      {findings.state === 'done' ? (
        <FoundSection
          query={query.trim()}
          found={findings.found}
          emptyPicture={emptyPicture}
          actions={actions}
          onClear={clear}
        />
      ) : (
        idle
      )}
    </>
  )
}

async function loadSearch(questions: ReadonlyArray<Faq>): Promise<Search<FoundFaq>> {
  const { createTextSearch, TITLE_AND_TEXT } = await import('#src/features/search/text-search.ts')
  const texts = questions.map(({ id, question, html }) => ({ id, title: question, text: plainText(html) }))
  const search = await createTextSearch(texts, TITLE_AND_TEXT)
  return (query) => {
    const { matches, ...about } = search(query)
    const found = matches.flatMap(({ id, marks }) => {
      const faq = questions.find((candidate) => candidate.id === id)
      return faq ? [{ ...faq, marks: marks() }] : []
    })
    return { found, ...about }
  }
}

/** The text of an answer without markup. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}

/** The lowest position of the box on the screen before it is scrolled up. */
const LOWEST_START = 0.65

// On phones the keyboard covers the results below the search box.
function makeRoomBelow(search: HTMLElement | null) {
  if (!search?.contains(document.activeElement)) return
  const visible = window.visualViewport?.height ?? window.innerHeight
  if (search.getBoundingClientRect().bottom > visible * LOWEST_START)
    search.scrollIntoView({ block: 'start' })
}
