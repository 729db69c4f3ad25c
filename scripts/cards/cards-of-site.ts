import type {
  BlogArticle,
  Cause,
  Donations,
  Event,
  ImpactStory,
  Job,
  Mentor,
  Page,
} from 'contentlayer/generated'
import { CURRENCY_CODES, formatMoney, toMinorUnits } from '#contract/money.ts'
import { compiled } from '#scripts/content/compiled.ts'
import { dateBlock, eventTimeText } from '#src/features/events/event-time.ts'
import { formatDay } from '#src/lib/dates.ts'
import { capitalized } from '#src/lib/words.ts'

type Image = { src: string; alt: string }

export type CardKind = 'article' | 'story' | 'event' | 'cause' | 'mentor' | 'job'

/** The content of a card. */
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
  picture: { path: string; alt: string } | null
  /** Replaces the picture. */
  date: { days: string; month: string; year: string } | null
}

/** The cards of all documents with a page that people share. The texts are those of the compiled content. */
export async function cardsOfSite(root: string): Promise<Array<Card>> {
  const read = <Document>(type: string) => compiled<Array<Document>>(root, type)
  const [pages, articles, stories, events, causes, mentors, jobs, donations] = await Promise.all([
    read<Page>('Page'),
    read<BlogArticle>('BlogArticle'),
    read<ImpactStory>('ImpactStory'),
    read<Event>('Event'),
    read<Cause>('Cause'),
    read<Mentor>('Mentor'),
    read<Job>('Job'),
    compiled<Donations>(root, 'Donations'),
  ])
  const above = (slug: string) => pages.find((page) => page.slug === slug)
  const label = (slug: string) => above(slug)?.title ?? ''
  const gifts = smallestGifts(donations)
  const jobsPicture = above('jobs')?.hero

  return [
    ...articles.map(({ id, title, author, publishedOn, cover }) =>
      pictured({ key: `blog/${id}`, kind: 'article', label: label('blog'), title }, 'blog', cover, [
        `By ${author} · ${formatDay(publishedOn)}`,
      ]),
    ),
    ...stories.map(({ slug, title, person, place, image }) =>
      pictured(
        { key: `stories/${slug}`, kind: 'story', label: label('impact-stories'), title },
        'stories',
        image,
        [`${person}, ${place}`],
      ),
    ),
    ...events.map((event): Card => ({
      key: `events/${event.slug}`,
      kind: 'event',
      // A link to a cancelled event says so.
      label: capitalized(event.changes?.at(-1)?.status ?? label('events')),
      title: event.title,
      detail: [eventTimeText(event), event.isOnline ? `Online: ${event.place}` : event.place].join('\n'),
      picture: null,
      date: dateBlock(event),
    })),
    ...causes.map(({ slug, title, image }) =>
      pictured({ key: `causes/${slug}`, kind: 'cause', label: label('donate'), title }, 'causes', image, [
        `Gifts begin at ${gifts}.`,
      ]),
    ),
    ...mentors.map(({ slug, name, role, image }) =>
      pictured(
        { key: `mentors/${slug}`, kind: 'mentor', label: label('mentors'), title: name },
        'mentors',
        image,
        [role],
      ),
    ),
    ...jobs.map(({ slug, role, employment, location }) =>
      pictured(
        { key: `jobs/${slug}`, kind: 'job', label: label('jobs'), title: role },
        'pages',
        jobsPicture,
        [employment, location],
      ),
    ),
  ]
}

function pictured(
  copy: Pick<Card, 'key' | 'kind' | 'label' | 'title'>,
  folder: string,
  image: Image | undefined,
  details: ReadonlyArray<string>,
): Card {
  const picture = image === undefined ? null : { path: `${folder}/${image.src}`, alt: image.alt }
  return { ...copy, detail: details.join('\n'), picture, date: null }
}

function smallestGifts({ currencies }: Donations): string {
  const texts = CURRENCY_CODES.flatMap((code) => {
    const found = currencies.find((currency) => currency.code === code)
    return found ? [formatMoney(toMinorUnits(found.minimum), code)] : []
  })
  return texts.join(' or ')
}
