import { copyOfContent, NothingToEdit, type EditedContent } from './edited-content.ts'

const PAGES = ['about-us', 'blog', 'donate', 'events', 'gallery', 'home', 'login', 'nominate', 'volunteer']

const SMALLEST_GIFT = ['currencies', 0, 'minimum']
const FIRST_PRESET = ['currencies', 0, 'presets', 0]

/** An hour before a local time, which is also before the end of the event. */
function hourBefore(localTime: string) {
  return new Date(Date.parse(`${localTime}Z`) - 3_600_000).toISOString().slice(0, 16)
}

/** Common edits by name. */
export const edits: Record<string, (content: EditedContent) => void> = {
  ...Object.fromEntries(
    PAGES.flatMap(
      (name) =>
        [
          [
            `another heading for ${name}`,
            ({ set }) => set(`pages/${name}.yaml`, ['heading'], `All about ${name}`),
          ],
          [`another title for ${name}`, ({ set }) => set(`pages/${name}.yaml`, ['title'], `Our ${name}`)],
        ] satisfies Array<[string, (content: EditedContent) => void]>,
    ),
  ),
  'other headings of sections': ({ setInSections }) =>
    setInSections('pages/home.yaml', 'heading', (key) => `Newly named: ${key}`),
  'other texts of sections': ({ setInSections }) =>
    setInSections(
      'pages/about-us.yaml',
      'text',
      (key) => `Newly written: ${key}. **Read** [more](/blog), or [work](/jobs) [with us](/non-profits).`,
    ),
  'another label of a button': ({ set }) => set('pages/home.yaml', ['actions', 0, 'label'], 'Stand with us'),
  'another target of a button': ({ set }) => set('pages/nominate.yaml', ['actions', 0, 'to'], '/contact-us'),
  'another order of slides': ({ reverse }) => reverse('pages/home.yaml', ['slides']),
  'another order of sections': ({ reverse }) => reverse('pages/faqs.yaml', ['sections']),
  'another name of the organisation': ({ set }) => set('site.yaml', ['name'], 'Adire Works'),
  'another mission': ({ set }) => set('site.yaml', ['footer', 'mission'], 'We share what we know.'),
  'another label in the menu': ({ set }) => set('site.yaml', ['navigation', 'main', 2, 'label'], 'Read us'),
  'another order of the menu': ({ reverse }) => reverse('site.yaml', ['navigation', 'more']),
  'one more link in the footer': ({ append }) =>
    append('site.yaml', ['footer', 'menu'], { label: 'Blog', to: '/blog' }),
  'another title of the newsletter': ({ set }) => set('site.yaml', ['newsletter', 'title'], 'Hear from us'),
  'a higher minimum': ({ set, value }) =>
    set('donations.yaml', SMALLEST_GIFT, Number(value('donations.yaml', SMALLEST_GIFT)) + 1),
  'another preset': ({ set, value }) =>
    set('donations.yaml', FIRST_PRESET, Number(value('donations.yaml', FIRST_PRESET)) + 1),
  'the awards of another year': ({ set }) => set('awards.yaml', ['year'], 2031),
  'a shorter statement': ({ set }) => set('awards.yaml', ['maxStatementWords'], 300),
  'a renamed article': ({ set, file }) => set(file('blog', 0), ['title'], 'A new title'),
  'other topics of an article': ({ set, file }) => set(file('blog', 1), ['topics'], ['Lagos']),
  'one more article': ({ add }) => add('blog', { title: 'One more article' }),
  'a renamed story': ({ set, file }) => set(file('stories', 0), ['title'], 'A new story'),
  'stories in another order': ({ swap }) => swap('stories'),
  'one more story': ({ add }) => add('stories', { title: 'One more story' }),
  'one more event': ({ add }) => add('events', { title: 'One more event' }),
  'one event less': ({ remove }) => remove('events'),
  'an event at another hour': ({ set, file, value }) => {
    const event = file('events', 0)
    set(event, ['start'], hourBefore(String(value(event, ['start']))))
  },
  'one testimonial less': ({ remove }) => remove('testimonials'),
  'a reworded testimonial': ({ set, file }) => set(file('testimonials', 0), ['content'], 'I came back.'),
  'one success story less': ({ remove }) => remove('success-stories'),
  'one group of the gallery less': ({ remove }) => remove('gallery'),
  'another order of a gallery': ({ reverse, file }) => reverse(file('gallery', 0), ['images']),
  'groups of the home gallery in another order': ({ swap }) => swap('home-gallery'),
  'a renamed cause': ({ set, file }) => set(file('causes', 0), ['title'], 'Learn and earn'),
  'causes in another order': ({ swap }) => swap('causes'),
  'one more category': ({ add }) => add('categories', { title: 'Newcomer of the Year' }),
  'a reworded category': ({ set, file }) => set(file('categories', 0), ['content'], 'For new things.'),
  'a reworded question': ({ set, file }) => set(file('faqs', 0), ['question'], 'May I ask something?'),
  'one more question': ({ add }) => add('faqs', { question: 'And another thing?' }),
  'a renamed project': ({ set, file }) => set(file('projects', 0), ['title'], 'Another project'),
  'another picture': ({ pictures, replacePicture }) => {
    const [first, second] = pictures('blog')
    if (first === undefined || second === undefined) throw new NothingToEdit('The blog has too few pictures.')
    replacePicture(first, second)
  },
  'another description of a picture': ({ set, file }) =>
    set(file('stories', 1), ['image', 'alt'], 'A girl reads'),
}

/**
 * Writes a copy of the site's content with these edits into a folder. Returns the names of those that were applied: an
 * edit of something that editors have removed is not.
 */
export function writeEditedContent(folder: string): Array<string> {
  const content = copyOfContent(folder)
  return Object.entries(edits).flatMap(([name, edit]) => {
    try {
      edit(content)
      return [name]
    } catch (error) {
      if (error instanceof NothingToEdit) return []
      throw error
    }
  })
}
