import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Rule } from '#scripts/content/checks/rules.ts'
import { sitePages } from '#scripts/content/site-pages.ts'
import { reportAfter, type Changes } from './changed-content.ts'
import { smallWebp } from './small-pictures.ts'

/** A PNG with one side that is too long. */
const largePng = await sharp({ create: { width: 16_384, height: 10, channels: 3, background: '#a34' } })
  .png()
  .toBuffer()

/** Two frames of a WebP. */
const frames = ['#a34', '#34a'].map((background) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer(),
)
const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
  .webp()
  .toBuffer()

const TALK = 'title: Talk\nstart: 2026-03-07T10:00\nend: 2026-03-07T12:00\n'

/** One mistake for each rule. A rule without an entry does not compile, so none can be disabled unnoticed. */
const mistakes: Record<Rule, Changes> = {
  'file-without-type': { 'notes.txt': 'x' },
  'symbolic-link': { 'faqs/linked.yaml': { linkTo: 'question-1.yaml' } },
  'hidden-file': { 'faqs/.draft.yaml': 'question: Why?' },
  'reserved-name': { 'faqs/con.yaml': 'question: Why?' },
  'name-clash': { 'faqs/Question-1.yaml': 'question: Why?' },
  'not-utf-8': { 'awards.yaml': Buffer.from('name: Caf\u00e9', 'latin1') },
  'invisible-character': { 'awards.yaml': ['name: Awards', 'name: Awa\u200Brds'] },
  untidy: { 'awards.yaml': ['name: Awards\n', 'name: Awards\r\n'] },
  'file-name': { 'blog/images/Cover.webp': '' },
  'missing-singleton': { 'site.yaml': null },
  'malformed-yaml': { 'awards.yaml': ['name: Awards', 'name: "Awards'] },
  'no-front-matter': { 'jobs/teacher.md': 'You teach.' },
  'not-fields': { 'awards.yaml': '' },
  'duplicate-field': { 'awards.yaml': ['name: Awards', 'name: Awards\nname: Prizes'] },
  'reserved-field': { 'awards.yaml': ['name: Awards', 'name: Awards\ntype: Awards'] },
  'unknown-field': { 'awards.yaml': ['name: Awards', 'name: Awards\nplace: Lagos'] },
  'missing-field': { 'awards.yaml': ['name: Awards\n', ''] },
  'empty-field': { 'awards.yaml': ['name: Awards', 'name:'] },
  'wrong-type': { 'awards.yaml': ['name: Awards', 'name: 2023'] },
  'list-length': { 'donations.yaml': ['[10, 25]', '[10]'] },
  'repeated-item': { 'donations.yaml': ['[10, 25]', '[10, 10]'] },
  'white-space': { 'awards.yaml': ['name: Awards', 'name: >\n  Awards'] },
  'text-length': { 'awards.yaml': ['name: Awards', `name: ${'long '.repeat(20)}`] },
  pattern: { 'options/countries.yaml': ['code: NG', 'code: Ng'] },
  'number-range': { 'awards.yaml': ['year: 2023', 'year: 1999'] },
  choice: { 'jobs/teacher.md': ['Full-Time', 'Full time'] },
  reference: { 'mentors/ada.md': ['- English', '- Englsh'] },
  date: { 'jobs/teacher.md': ['2026-12-31', '2026-11-31'] },
  'date-time': { 'events/first-talk.md': ['2026-03-07T10:00', '2026-03-07 10:00'] },
  'time-zone': { 'events/first-talk.md': ['Africa/Lagos', 'Africa/Ibadan'] },
  'web-address': { 'events/first-talk.md': ['https://events', 'http://events'] },
  link: { 'pages/home.yaml': ['to: /donate', 'to: donate'] },
  'unknown-page': { 'pages/home.yaml': ['to: /donate', 'to: /Donate'] },
  'unknown-document': { 'pages/home.yaml': ['to: /blog/1', 'to: /blog/100'] },
  'empty-heading': { 'blog/first.md': ['## A heading', '##'] },
  'heading-space': { 'blog/first.md': ['## A heading', '##A heading'] },
  emphasis: { 'blog/first.md': ['## A heading', 'A **bold word'] },
  table: { 'blog/first.md': ['## A heading', '| A | B |\n| 1 | 2 |'] },
  conflict: { 'blog/first.md': ['## A heading', '<<<<<<< HEAD'] },
  'no-break-space': { 'blog/first.md': ['## A heading', '##\u00A0A heading'] },
  'list-sign': { 'blog/first.md': ['## A heading', '•\tone'] },
  'indented-text': { 'blog/first.md': ['## A heading', '    One.'] },
  'underlined-text': { 'blog/first.md': ['## A heading', 'A heading\n---'] },
  'single-tilde': { 'blog/first.md': ['## A heading', '10~14 and 15~18'] },
  'foreign-sign': { 'blog/first.md': ['## A heading', '## A heading {#one}'] },
  'task-list': { 'blog/first.md': ['## A heading', '- [ ] one'] },
  'foreign-comma': { 'mentors/ada.md': ['- English', '- English، French'] },
  'table-alignment': { 'blog/first.md': ['## A heading', '| A |\n| -: |\n| 1 |'] },
  'image-animated': { 'mentors/images/ada.webp': moving },
  'open-fence': { 'blog/first.md': ['## A heading', '```'] },
  'heading-jump': { 'blog/first.md': ['## A heading', '### A heading'] },
  'bold-heading': { 'blog/first.md': ['## A heading', '**A heading**'] },
  'open-emphasis': { 'blog/first.md': ['## A heading', 'A *word'] },
  'short-row': { 'blog/first.md': ['## A heading', '| A | B |\n| - | - |\n| 1 |'] },
  'broken-link': { 'blog/first.md': ['[give](', '[give] ('] },
  'empty-link': { 'blog/first.md': ['[give]', '[]'] },
  'link-words': { 'blog/first.md': ['[give]', '[click here]'] },
  'undefined-reference': { 'blog/first.md': ['[give](/donate?cause=laptops)', '[give][cause]'] },
  'unused-definition': { 'blog/first.md': ['## A heading', '[cause]: /donate\n\n## A heading'] },
  'duplicate-definition': { 'blog/first.md': ['## A heading', '[a]: /donate\n[a]: /faqs\n\nSee [a].'] },
  'own-address': { 'pages/home.yaml': ['to: /donate', 'to: https://{domain}/donate'] },
  'unknown-anchor': { 'pages/home.yaml': ['to: /donate', 'to: /donate#nowhere'] },
  'unknown-parameter': { 'pages/home.yaml': ['to: /donate', 'to: /donate?causes=laptops'] },
  email: { 'jobs/teacher.md': ['jobs@', 'jobs at '] },
  'image-place': { 'mentors/ada.md': ['images/ada.webp', 'ada.webp'] },
  'image-ending': { 'mentors/ada.md': ['images/ada.webp', 'images/ada.bmp'] },
  'image-missing': { 'mentors/ada.md': ['images/ada.webp', 'images/eve.webp'] },
  'image-broken': { 'mentors/images/ada.webp': '' },
  'image-kind': { 'mentors/images/ada.webp': '<html></html>' },
  'image-large': { 'images/og.png': largePng },
  'image-shared': { 'blog/first.md': ['src: images/cover.webp', 'src: images/cover.svg'] },
  'placeholder-text': { 'awards.yaml': ['name: Awards', 'name: Awards TBD'] },
  'doubled-word': { 'awards.yaml': ['name: Awards', 'name: The the awards'] },
  'long-word': { 'awards.yaml': ['name: Awards', `name: ${'Award'.repeat(7)}`] },
  'lost-letter': { 'awards.yaml': ['name: Awards', 'name: The peopleâ€™s awards'] },
  'marks-shown': { 'awards.yaml': ['name: Awards', "name: 'The **Awards**'"] },
  'typographic-quotes': { 'awards.yaml': ['name: Awards', 'name: “Awards”'] },
  spelling: { 'mentors/ada.md': ['ten years', 'ten yaers'] },
  'image-small': { 'mentors/images/ada.webp': smallWebp },
  'image-shape': {
    'mentors/images/ada.webp': readFileSync('tests/fixtures/content/blog/images/cover.webp'),
  },
  'vector-content': { 'images/favicon.svg': '<svg viewBox="0 0 9 9"><script/></svg>' },
  'vector-size': { 'images/favicon.svg': '<svg></svg>' },
  'alt-words': { 'mentors/ada.md': ['alt: A woman', 'alt: Picture of a woman'] },
  'same-image': { 'blog/images/twice.webp': readFileSync('tests/fixtures/content/blog/images/cover.webp') },
  'image-alt': { 'mentors/ada.md': ['  alt: A woman with a laptop\n', ''] },
  'raw-html': { 'mentors/ada.md': ['ten years', '<i>ten</i> years'] },
  placeholder: { 'mentors/ada.md': ['ten years', '{sitee} for ten years'] },
  'written-fact': { 'mentors/ada.md': ['ten years', 'ten years at GeleGrid'] },
  heading: { 'mentors/ada.md': ['She has', '# Ada\n\nShe has'] },
  'rich-text': { 'faqs/question-1.yaml': ['  - One', '  ## One'] },
  'empty-body': { 'mentors/ada.md': ['She has taught for ten years.', ''] },
  'event-end': { 'events/first-talk.md': ['2026-03-07T12:00', '2026-03-07T09:00'] },
  'event-change': {
    'events/first-talk.md': [
      'isOnline',
      'changes: [{ status: rescheduled, at: 2026-01-02, note: The hall has no power. }]\nisOnline',
    ],
  },
  'report-sum': {
    'reports/2020.yaml': 'courses:\n  - { started: 5, finished: 4 }\nages:\n  - { people: 4 }\n',
  },
  'hidden-target': { 'blog/first.md': ['id: 1', 'id: 1\ndraft: true'] },
  'hidden-target-later': { 'blog/first.md': ['id: 1', 'id: 1\nexpiresAt: 2026-06-01'] },
  'never-visible': { 'blog/first.md': ['id: 1', 'id: 1\npublishAt: 2026-06-01\nexpiresAt: 2026-05-01'] },
  'nothing-visible': { 'mentors/ada.md': ['name:', 'draft: true\nname:'] },
  'nothing-visible-later': { 'mentors/ada.md': ['name:', 'expiresAt: 2027-06-01\nname:'] },
  'taken-address': { 'mentors/compare.md': '---\nname: Ada\n---\nShe teaches.\n' },
  'redirect-source': { 'redirects.yaml': 'redirects: [{ from: /blog, to: /donate }]' },
  'redirect-target': { 'redirects.yaml': 'redirects: [{ from: /a, to: /a }]' },
  'duplicate-id': { 'blog/second.md': ['id: 2', 'id: 1'] },
  'duplicate-order': { 'faqs/question-2.yaml': ['order: 2', 'order: 1'] },
  'order-gap': { 'faqs/question-2.yaml': ['order: 2', 'order: 3'] },
  'same-alt': { 'gallery/first-event.yaml': ['A full room', 'Two women at a table'] },
  'same-title': { 'pages/faqs.yaml': 'title: Home\ndescription: Another.\nheading: Questions\n' },
  'same-description': {
    'pages/faqs.yaml': `title: FAQs\ndescription: What we do for girls in Lagos, from the first line of code to the first job.\nheading: Questions\n`,
  },
  'long-title': { 'blog/first.md': ['The first article', `The first article${' of many'.repeat(6)}`] },
  'short-description': {
    'pages/home.yaml': ['What we do for girls in Lagos, from the first line', 'The first line'],
  },
  'unused-image': { 'blog/images/unused.webp': '' },
  'lost-words': { 'awards.yaml': ['name: Awards', 'name: Awards #1'] },
  'body-length': { 'blog/first.md': ['## A heading', 'word '.repeat(900).trim()] },
  'preset-below-minimum': { 'donations.yaml': ['[10, 25]', '[5, 25]'] },
  'clock-change': {
    'events/first-talk.md': [
      '2026-03-07T10:00\nend: 2026-03-07T12:00\ntimeZone: Africa/Lagos',
      '2026-03-29T01:30\nend: 2026-03-29T12:00\ntimeZone: Europe/London',
    ],
  },
  'improbable-date': { 'blog/first.md': ['2026-01-02', '0202-01-02'] },
  'future-date': { 'blog/first.md': ['2026-01-02', '2026-02-04'] },
  'name-disagrees': { 'events/2026-03-08-talk.md': `---\n${TALK}---\nCome.\n` },
  'event-length': { 'events/first-talk.md': ['end: 2026-03-07', 'end: 2026-04-07'] },
  'early-replay': {
    'events/first-talk.md': ['isOnline', 'replay: { url: "https://example.org/talk", minutes: 9 }\nisOnline'],
  },
  'video-address': {
    'events/old-talk.md': `---\n${TALK.replaceAll('2026-03', '2026-01')}timeZone: Africa/Lagos\nisOnline: true\nplace: Zoom\nreplay: { url: https://www.youtube.com/@talks, minutes: 9 }\n---\nCome.\n`,
  },
  'preset-order': { 'donations.yaml': ['[10, 25]', '[25, 10]'] },
  'amount-disagrees': { 'mentors/ada.md': ['ten years', 'The smallest gift is $9. Ten years'] },
  'changed-id': { 'blog/second.md': ['id: 2', 'id: 3'] },
  over: { 'jobs/teacher.md': ['2026-12-31', '2026-01-30'] },
  'near-duplicate': {
    'faqs/question-2.yaml': 'question: How do I find a mentor?\n',
    'faqs/question-1.yaml': 'question: How do I find a mentro?\n',
  },
  unprintable: { 'site.yaml': ['name: GeleGrid', 'name: GeleGrid 字'] },
  'not-shown': { 'pages/press.yaml': 'title: Press' },
  needed: { 'pages/home.yaml': ['key: partners', 'key: sponsors'] },
  specified: { 'faqs/donations-1.yaml': ['How do I give?', 'How do we give?'] },
}

test('sound content has no problems', async () => {
  const report = await reportAfter({})
  expect(report.problems).toEqual([])
})

test.each(Object.entries(mistakes))(
  'the rule %s finds its mistake [CHECK-6 CHECK-7 CHECK-10..18 CHECK-20 CHECK-30 CHECK-31 CHECK-33..35 CHECK-37 CHECK-39]',
  async (rule, changes) => {
    const { problems } = await reportAfter(changes, {
      pages: [...sitePages],
      checksSpelling: rule === 'spelling',
    })
    const found = problems.filter((problem) => problem.rule === rule)
    expect(found.length).toBeGreaterThan(0)
  },
)

test('all mistakes of all files are told at once, by file and from top to bottom [CHECK-1]', async () => {
  const changes = Object.assign(
    {},
    mistakes['file-without-type'],
    mistakes.choice,
    mistakes['missing-singleton'],
    mistakes['web-address'],
    mistakes['rich-text'],
    mistakes['not-fields'],
  )
  const places = (await reportAfter(changes)).problems.map(({ file, rule }) => `${file} ${rule}`)
  expect(places).toEqual([
    'content/awards.yaml not-fields',
    'content/events/first-talk.md web-address',
    'content/faqs/question-1.yaml rich-text',
    'content/jobs/teacher.md choice',
    'content/notes.txt file-without-type',
    'content/site.yaml missing-singleton',
  ])
})

test('several mistakes of one document are all told', async () => {
  const report = await reportAfter({
    'jobs/teacher.md':
      '---\nrole:\nlocaton: Lagos\nemployment: Sometimes\nclosesOn: 2026-02-31\napplyTo: me\norder: 0.5\npostedOn: 2026-01-05\n---\n# Hi\n\n<b>Yo</b>\n',
  })
  expect(report.problems.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '2 empty-field',
    '3 unknown-field',
    '4 choice',
    '5 date',
    '6 email',
    '7 number-range',
    '10 heading',
    '12 raw-html',
    '12 raw-html',
  ])
})
