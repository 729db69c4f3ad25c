import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import type { Faq } from '#src/content/faqs.ts'
import { describeFindings } from '#src/features/faqs/findings-text.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { useFaqSearch } from '#src/features/faqs/use-faq-search.ts'
import { useQueryAddress } from '#src/ui/use-query-address.ts'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'
import { FoundSection } from './found-section.tsx'
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
  const { typed, query, settled, change, submit } = useQueryAddress()
  const { find, prepare } = useFaqSearch(questions, typed)
  const findings = useMemo(() => find(query), [find, query])
  // Announced after a pause in typing, not with every letter.
  const status = useMemo(() => describeFindings(find(settled), settled), [find, settled])
  const searchRef = useRef<HTMLDivElement>(null)

  const isSearching = findings.state === 'done'
  useEffect(() => {
    if (isSearching) makeRoomBelow(searchRef.current)
  }, [isSearching])

  const clear = useStableCallback(() => {
    change('')
    searchRef.current?.querySelector('input')?.focus()
  })

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
            status={status}
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
/** The lowest position of the box on the screen before it is scrolled up. */
const LOWEST_START = 0.65

// On phones the keyboard covers the results below the search box.
function makeRoomBelow(search: HTMLElement | null) {
  if (!search?.contains(document.activeElement)) return
  const visible = window.visualViewport?.height ?? window.innerHeight
  if (search.getBoundingClientRect().bottom > visible * LOWEST_START)
    search.scrollIntoView({ block: 'start' })
}
