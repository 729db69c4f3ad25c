import { Text, Wrap } from '@chakra-ui/react'
import bookmarkSvg from '@phosphor-icons/core/assets/bold/bookmark-simple-bold.svg?raw'
import scalesSvg from '@phosphor-icons/core/assets/bold/scales-bold.svg?raw'
import { useSyncExternalStore, type RefObject } from 'react'
import { createListeners } from '#src/lib/listeners.ts'
import { storedText, type StoredValue } from '#src/lib/storage.ts'
import { LinkButton, TextButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { useMentors } from './directory.ts'
import { comparisonUrl, MAX_COMPARED, shortlistUrl } from './view.ts'

type Slugs = ReadonlyArray<string>

function createSavedMentors(storage: StoredValue<string>) {
  const { subscribe, notify } = createListeners()
  // The slugs as one text, which React can compare.
  const readText = () => storage.read() ?? ''
  const read = () => slugsOf(readText())

  function write(slugs: Slugs) {
    storage.write(slugs.join(' '))
    notify()
  }

  return {
    read,
    readText,
    add: (slugs: Slugs) => write([...new Set([...read(), ...slugs])]),
    remove: (slug: string) => write(read().filter((each) => each !== slug)),
    clear: () => write([]),
    subscribe(listener: () => void) {
      const stops = [storage.watch(listener), subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}

function slugsOf(text: string): Slugs {
  return text.split(' ').filter(Boolean)
}

/** Kept on this device until the visitor removes it. */
export const shortlist = createSavedMentors(storedText('local', 'mentorShortlist'))

/** Kept while the tab is open. */
export const comparison = createSavedMentors(storedText('session', 'mentorComparison'))

export function useSavedMentors({ subscribe, readText }: typeof shortlist): Slugs {
  return slugsOf(useSyncExternalStore(subscribe, readText, () => ''))
}

export function SaveButtons({ slug, name }: { slug: string; name: string }) {
  const isShortlisted = useSavedMentors(shortlist).includes(slug)
  const compared = useSavedMentors(comparison)
  const isCompared = compared.includes(slug)

  function toggleCompared() {
    if (isCompared) comparison.remove(slug)
    else if (compared.length < MAX_COMPARED) comparison.add([slug])
    else toast(`You can compare ${MAX_COMPARED} mentors at a time. Remove one of them first.`)
  }

  return (
    <>
      <TextButton
        aria-pressed={isShortlisted}
        aria-label={`Shortlist ${name}`}
        onClick={() => (isShortlisted ? shortlist.remove(slug) : shortlist.add([slug]))}
      >
        <Icon svg={bookmarkSvg} size={18} />
        {isShortlisted ? 'Shortlisted' : 'Shortlist'}
      </TextButton>
      <TextButton aria-pressed={isCompared} aria-label={`Compare ${name}`} onClick={toggleCompared}>
        <Icon svg={scalesSvg} size={18} />
        {isCompared ? 'Added to compare' : 'Compare'}
      </TextButton>
    </>
  )
}

export function ShortlistLink() {
  // Mentors who have left stay on the device, but the page of the shortlist does not show them.
  const { length } = useMentors(useSavedMentors(shortlist))
  return (
    <TextLink to={shortlistUrl()} textStyle="small">
      Your shortlist ({length})
    </TextLink>
  )
}

/** The mentors chosen for comparison. `focusRef` gets the focus once the bar has been cleared, and is gone. */
export function ComparisonBar({ focusRef }: { focusRef: RefObject<HTMLElement | null> }) {
  const mentors = useMentors(useSavedMentors(comparison))
  if (mentors.length === 0) return null

  function clear() {
    comparison.clear()
    focusRef.current?.focus({ preventScroll: true })
  }

  return (
    <Wrap
      as="section"
      aria-label="Mentors to compare"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      position="sticky"
      bottom="3"
      zIndex="4"
      marginTop="6"
      padding="4"
      borderRadius="lg"
      border="2px solid {colors.border.strong}"
      backgroundColor="bg.surface"
    >
      <Text role="status" textStyle="small" flex="1 1 12rem">
        To compare: <strong>{mentors.map(({ name }) => name).join(', ')}</strong>
        {mentors.length === 1 && '. Choose one or two more.'}
      </Text>
      {mentors.length > 1 && (
        <LinkButton to={comparisonUrl(mentors.map(({ slug }) => slug))}>
          Compare {mentors.length} mentors
        </LinkButton>
      )}
      <TextButton onClick={clear}>Clear</TextButton>
    </Wrap>
  )
}
