import { useEffect, useMemo, useRef } from 'react'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { describeFindings } from '#src/features/faqs/findings-text.ts'
import { SearchBox } from '#src/features/faqs/search-box.tsx'
import { useFaqSearch } from '#src/features/faqs/use-faq-search.ts'
import { useQueryAddress } from '#src/features/faqs/use-query-address.ts'
import { AskSection } from './ask-section.tsx'
import { CommonSection } from './common-section.tsx'
import { FoundSection } from './found-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { TopicSection, type Topic } from './topic-section.tsx'

type SearchableFaqsProps = {
  hero: { heading: string; intro: string | null; picture: PictureData | null }
  common: { words: PageSection; questions: ReadonlyArray<Faq> }
  topics: ReadonlyArray<Topic>
  ask: PageSection
  emptyPicture: PictureData
}

/** The page of questions: all by topic, or the matches of a search. */
export function SearchableFaqs({ hero, common, topics, ask, emptyPicture }: SearchableFaqsProps) {
  const all = useMemo(
    () => [
      ...common.questions,
      ...topics.flatMap(({ lists }) => lists.flatMap(({ questions }) => questions)),
    ],
    [common, topics],
  )
  const { typed, settled, change, submit } = useQueryAddress()
  const { find, prepare } = useFaqSearch(all, typed)
  const findings = useMemo(() => find(typed), [find, typed])
  // Announced after a pause in typing, not at every letter.
  const status = useMemo(() => describeFindings(find(settled), settled), [find, settled])
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
        <div ref={searchRef}>
          <SearchBox value={typed} onChange={change} onSubmit={submit} onFocus={prepare} status={status} />
        </div>
      </HeroSection>
      {findings.state === 'done' ? (
        <FoundSection
          query={typed.trim()}
          found={findings.found}
          emptyPicture={emptyPicture}
          actions={ask.actions ?? []}
          onClear={clear}
        />
      ) : (
        <>
          <CommonSection {...common} />
          {topics.map((topic, index) => (
            <TopicSection key={topic.words.key} topic={topic} ground={index % 2 === 0 ? 'plain' : 'warm'} />
          ))}
        </>
      )}
      <AskSection words={ask} />
    </>
  )
}

/** How far down the screen the box may be, before it is brought up. */
const LOWEST_START = 0.65

// On phones the keyboard covers the results below the search box.
function makeRoomBelow(search: HTMLElement | null) {
  if (!search?.contains(document.activeElement)) return
  const visible = window.visualViewport?.height ?? window.innerHeight
  if (search.getBoundingClientRect().bottom > visible * LOWEST_START)
    search.scrollIntoView({ block: 'start' })
}
