import { useQueryClient } from '@tanstack/react-query'
import bookmarkSvg from '@phosphor-icons/core/assets/bold/bookmark-simple-bold.svg?raw'
import scalesSvg from '@phosphor-icons/core/assets/bold/scales-bold.svg?raw'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { directoryQuery } from './directory.ts'
import { comparison, shortlist, useMentorList, type MentorList } from './mentor-list.ts'

/** Adds a mentor to the shortlist or to the comparison. The parent defines the styles: `textButtonStyle`. */
export function PickButtons({ slug, name }: { slug: string; name: string }) {
  const isShortlisted = useMentorList(shortlist).includes(slug)
  const isCompared = useMentorList(comparison).includes(slug)

  const client = useQueryClient()

  async function toggle(list: MentorList, fullText: string) {
    const isFull = () => !list.read().includes(slug) && list.read().length >= list.max
    if (isFull()) {
      // Mentors who have left are shown nowhere, and give up their places. Without the directory they keep them.
      const directory = await client.ensureQueryData(directoryQuery()).catch(() => null)
      if (directory) list.keep((each) => directory.bySlug(each) !== undefined)
    }
    if (isFull()) toast.blank(`${fullText} Remove one of them first.`)
    else list.toggle(slug)
  }

  const toggleShortlisted = () => toggle(shortlist, `Your shortlist holds ${shortlist.max} mentors.`)
  const toggleCompared = () => toggle(comparison, `You can compare ${comparison.max} mentors at a time.`)

  return (
    <>
      <button
        type="button"
        aria-pressed={isShortlisted}
        aria-label={`Shortlist ${name}`}
        onClick={() => void toggleShortlisted()}
      >
        <Icon svg={bookmarkSvg} size={18} />
        {isShortlisted ? 'Shortlisted' : 'Shortlist'}
      </button>
      <button
        type="button"
        aria-pressed={isCompared}
        aria-label={`Compare ${name}`}
        onClick={() => void toggleCompared()}
      >
        <Icon svg={scalesSvg} size={18} />
        {isCompared ? 'To compare' : 'Compare'}
      </button>
    </>
  )
}
