import bookmarkSvg from '@phosphor-icons/core/assets/bold/bookmark-simple-bold.svg?raw'
import scalesSvg from '@phosphor-icons/core/assets/bold/scales-bold.svg?raw'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { comparison, shortlist, useMentorList } from './mentor-list.ts'

/** Adds a mentor to the shortlist or to the comparison. The parent defines the styles: `textButtonStyle`. */
export function PickButtons({ slug, name }: { slug: string; name: string }) {
  const shortlisted = useMentorList(shortlist)
  const isShortlisted = shortlisted.includes(slug)
  const compared = useMentorList(comparison)
  const isCompared = compared.includes(slug)

  function toggleShortlisted() {
    if (!isShortlisted && shortlisted.length >= shortlist.max) {
      toast.blank(`Your shortlist holds ${shortlist.max} mentors. Remove one of them first.`)
    } else shortlist.toggle(slug)
  }

  function toggleCompared() {
    if (!isCompared && compared.length >= comparison.max) {
      toast.blank(`You can compare ${comparison.max} mentors at a time. Remove one of them first.`)
    } else comparison.toggle(slug)
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isShortlisted}
        aria-label={`Shortlist ${name}`}
        onClick={toggleShortlisted}
      >
        <Icon svg={bookmarkSvg} size={18} />
        {isShortlisted ? 'Shortlisted' : 'Shortlist'}
      </button>
      <button type="button" aria-pressed={isCompared} aria-label={`Compare ${name}`} onClick={toggleCompared}>
        <Icon svg={scalesSvg} size={18} />
        {isCompared ? 'To compare' : 'Compare'}
      </button>
    </>
  )
}
