import { formatMoney, toMinorUnits } from '#contract/money.ts'
import { compiled } from '#scripts/content/compiled.ts'
import { dateBlock, eventTimeText } from '#src/features/events/event-time.ts'
import { formatDay } from '#src/lib/dates.ts'
import { capitalized } from '#src/lib/words.ts'

export type CardKind = 'article' | 'story' | 'event' | 'cause' | 'mentor' | 'job'

export type Card = {
  /** The collection and the key of the document, such as `blog/5`. */
  key: string
  kind: CardKind
  /** The title of the parent page, such as Blog. */
  label: string
  title: string
  /** Lines of details: author and date, or date and place. */
  detail: string
  /** The picture of the document: its path below content/ and its alt text. */
  picture?: { path: string; alt: string } | undefined
  /** Replaces the picture. */
  date?: { days: string; month: string; year: string }
}

/** The cards of all documents with a page that people share. The texts are those of the compiled content. */
export async function cardsOfSite(root: string): Promise<Array<Card>> {
  const pages = await compiled(root, 'Page')
  const above = (slug: string) => pages.find((page) => page.slug === slug)
  const label = (slug: string) => above(slug)?.title ?? ''
  const { currencies } = await compiled(root, 'Donations')
  const gifts = currencies.map(({ code, minimum }) => formatMoney(toMinorUnits(minimum), code))
  const jobsPicture = above('jobs')?.hero

  return [
    ...(await compiled(root, 'BlogArticle')).map(({ id, title, author, publishedOn, cover }): Card => ({
      key: `blog/${id}`,
      kind: 'article',
      label: label('blog'),
      title,
      detail: `By ${author} · ${formatDay(publishedOn)}`,
      picture: pictureOf('blog', cover),
    })),
    ...(await compiled(root, 'ImpactStory')).map(({ slug, title, person, place, image }): Card => ({
      key: `stories/${slug}`,
      kind: 'story',
      label: label('impact-stories'),
      title,
      detail: `${person}, ${place}`,
      picture: pictureOf('stories', image),
    })),
    ...(await compiled(root, 'Event')).map((event): Card => ({
      key: `events/${event.slug}`,
      kind: 'event',
      // A link to a cancelled event says so.
      label: capitalized(event.changes?.at(-1)?.status ?? label('events')),
      title: event.title,
      detail: [eventTimeText(event), event.isOnline ? `Online: ${event.place}` : event.place].join('\n'),
      date: dateBlock(event),
    })),
    ...(await compiled(root, 'Cause')).map(({ slug, title, image }): Card => ({
      key: `causes/${slug}`,
      kind: 'cause',
      label: label('donate'),
      title,
      detail: `Gifts begin at ${gifts.join(' or ')}.`,
      picture: pictureOf('causes', image),
    })),
    ...(await compiled(root, 'Mentor')).map(({ slug, name, role, image }): Card => ({
      key: `mentors/${slug}`,
      kind: 'mentor',
      label: label('mentors'),
      title: name,
      detail: role,
      picture: pictureOf('mentors', image),
    })),
    ...(await compiled(root, 'Job')).map(({ slug, role, employment, location }): Card => ({
      key: `jobs/${slug}`,
      kind: 'job',
      label: label('jobs'),
      title: role,
      detail: `${employment}\n${location}`,
      picture: jobsPicture && pictureOf('pages', jobsPicture),
    })),
  ]
}

function pictureOf(folder: string, { src, alt }: { src: string; alt: string }) {
  return { path: `${folder}/${src}`, alt }
}
