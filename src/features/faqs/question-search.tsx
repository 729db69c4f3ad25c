import { Box, Container, Heading, Text, Wrap } from '@chakra-ui/react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import type { Faq } from '#src/content/faqs.ts'
import type { PictureData } from '#src/content/pictures.ts'
import type { Search, TextMatch } from '#src/features/search/text-search.ts'
import { useSearch } from '#src/features/search/use-search.ts'
import { dusk, shaded, strongAccent } from '#src/theme/recipes.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { Question } from '#src/ui/text/question.tsx'

type QuestionSearchProps = Pick<ComponentProps<typeof FoundSection>, 'emptyPicture' | 'actions'> &
  Pick<ComponentProps<typeof SearchBox>, 'action' | 'hint' | 'submitLabel'> & {
    hero: Omit<ComponentProps<typeof HeroSection>, 'children'>
    questions: ReadonlyArray<Faq>
    /** Shown instead of results while there is no query. */
    idle?: ReactNode
  }

export function QuestionSearch({
  hero,
  questions,
  idle,
  emptyPicture,
  actions,
  ...box
}: QuestionSearchProps) {
  const { findings, query, status, change, box: searchBox } = useSearch(() => loadSearch(questions))
  const searchRef = useRef<HTMLDivElement>(null)

  const isSearching = findings.state === 'done'
  useEffect(() => {
    const search = searchRef.current
    if (!isSearching || !search?.contains(document.activeElement)) return
    // On phones the keyboard covers the results below the box.
    const visible = window.visualViewport?.height ?? window.innerHeight
    if (search.getBoundingClientRect().bottom > visible * 0.65) search.scrollIntoView()
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
            {...searchBox}
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

type HeroSectionProps = {
  heading: string
  intro: string | null
  picture: PictureData | null
  /** The search box. On phones it is below the picture, so that the results follow it directly. */
  children: ReactNode
}

function HeroSection({ heading, intro, picture, children }: HeroSectionProps) {
  return (
    <Box
      as="section"
      position="relative"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows={{ md: '1fr auto auto 1fr' }}
      minHeight={{ md: 'clamp(28rem, 40vw, 38rem)' }}
      backgroundColor="bg.tint"
      css={strongAccent}
    >
      <Container
        gridRow={{ md: '2' }}
        position="relative"
        zIndex="1"
        paddingTop={{ base: '10', md: '12' }}
        paddingBottom={{ base: '5', md: '0' }}
      >
        <Box maxWidth={{ md: '44%' }}>
          {/* At twice the text size the longest word still fits a phone. */}
          <Heading as="h1" textStyle="display" fontSize="min({fontSizes.4xl}, 15vw)">
            {heading}
          </Heading>
          {intro && <Prose html={intro} marginTop="5" />}
        </Box>
      </Container>
      {picture && (
        <Picture
          picture={picture}
          sizes="100vw"
          priority
          gridRow={{ md: '1 / -1' }}
          position={{ md: 'absolute' }}
          inset={{ md: '0' }}
          width="100%"
          height={{ base: '64vw', md: '100%' }}
          objectFit="cover"
          objectPosition={{ base: 'right top', md: 'right 4%' }}
          _after={{ md: dusk }}
        />
      )}
      <Container gridRow={{ md: '3' }} position="relative" zIndex="1" paddingBlock={{ base: '6', md: '8' }}>
        <Box maxWidth={{ md: '44%' }}>{children}</Box>
      </Container>
    </Box>
  )
}

type FoundFaq = TextMatch<{ faq: Faq }>

type FoundSectionProps = {
  query: string
  found: ReadonlyArray<FoundFaq>
  emptyPicture: PictureData
  /** 'Email Us Here', shown if nothing was found. */
  actions: ReadonlyArray<{ label: string; to: string }>
  onClear: () => void
}

const FEW = 3

/** The results of the search, best first, which replace the sections. */
function FoundSection({ query, found, emptyPicture, actions, onClear }: FoundSectionProps) {
  const isEmpty = found.length === 0
  return (
    <Section
      headingId="found-heading"
      copy={{ heading: `${isEmpty ? 'Nothing yet about' : 'Answers about'} “${query}”` }}
      columns={[4, 7]}
      isHeadingSticky
      beside={
        <Button look="outline" marginTop="6" onClick={onClear}>
          Show all questions
        </Button>
      }
      // As high as most screens, so that the page does not jump while the list of results changes.
      minHeight="70vh"
    >
      {isEmpty ? (
        <Wrap alignItems="center" gap="8">
          <Picture picture={emptyPicture} sizes="14rem" width="14rem" maxWidth="100%" {...shaded} />
          <Box flex="1 1 18rem">
            <Text textStyle="lead">
              Try a shorter word, or another one for the same thing. Or ask us: somebody reads every message.
            </Text>
            <ActionRow actions={actions} marginTop="6" />
          </Box>
        </Wrap>
      ) : (
        found.map(({ text: { faq } }) => <Question key={faq.id} {...faq} isOpen={found.length <= FEW} />)
      )}
    </Section>
  )
}

async function loadSearch(questions: ReadonlyArray<Faq>): Promise<{ search: Search<FoundFaq> }> {
  const { createTextSearch, TITLE_AND_TEXT } = await import('#src/features/search/text-search.ts')
  const parser = new DOMParser()
  const plainText = (html: string) => parser.parseFromString(html, 'text/html').body.textContent
  const texts = questions.map((faq) => ({ faq, title: faq.question, text: plainText(faq.html) }))
  return { search: await createTextSearch(texts, TITLE_AND_TEXT) }
}
