/** An error stops the build, a warning asks for a decision, a note suggests a look. */
export type Level = 'error' | 'warning' | 'note'

const error = (expected = '') => ({ level: 'error', expected }) as const
const warning = (expected = '') => ({ level: 'warning', expected }) as const
const note = (expected = '') => ({ level: 'note', expected }) as const

const YAML = 'Each line is "name: value", and what belongs together is indented alike.'
const LINK = 'Links begin with / for a page of this site (/donate), or with https:// for another one.'
const HTTPS = 'Addresses of other sites are complete and begin with https://.'
const EMPHASIS = 'Bold is written **so**, and emphasis *so*, with the signs right at the words.'
const TABLE =
  'A table has a line of hyphens below its first line, | - | - |, and as many cells in every line.'
const SHOWN = 'A document that is shown leads only to documents that are shown as long.'
const ANCHOR = 'An anchor leads to one place of its page.'

/**
 * Each rule with its level and what is allowed. Where that depends on the case, such as the values of a list, the check
 * says it. Messages end with the name of their rule.
 */
export const rules = {
  // Files: files.ts and characters.ts
  'file-without-type': error(
    'Each file below content/ is a document or a picture in an images folder (see content/README.md).',
  ),
  'file-name': error(
    'File names have small letters, digits and hyphens, and end in .md, .yaml or like a picture.',
  ),
  'symbolic-link': error('Everything below content/ is a file of its own.'),
  'hidden-file': error('Nothing below content/ is hidden.'),
  'reserved-name': error('Everybody who works on the site has to be able to have this file.'),
  'name-clash': error('On some computers both are the same file.'),
  'missing-singleton': error('It has to exist exactly once, under this name.'),
  'not-utf-8': error('All texts are in UTF-8, which has the letters of every language.'),
  conflict: error('Nothing of a conflict reaches the site.'),
  'invisible-character': error('Texts consist of letters, signs and spaces that can be seen.'),
  untidy: note('Nobody sees this on the site, but it makes changes hard to compare.'),

  // Fields: parse.ts, yaml-errors.ts and fields.ts
  'no-front-matter': error('Fields stand at the top, between two lines of three hyphens (---).'),
  'malformed-yaml': error(YAML),
  'not-fields': error('Write one field a line, such as "title: Our first workshop".'),
  'duplicate-field': error(),
  'reserved-field': error('What kind of document this is follows from the folder it is in.'),
  'unknown-field': error(),
  'missing-field': error(),
  'empty-field': error(),
  'wrong-type': error(),
  'list-length': error(),
  'repeated-item': error(),
  'foreign-comma': error('Entries are divided by the comma of an English keyboard.'),
  'lost-words': warning('After a space, # begins a remark that nobody sees.'),
  'white-space': error('This text is one line, with one space between words.'),
  'text-length': error(),
  pattern: error(),
  'number-range': error(),
  choice: error(),
  reference: error(),
  date: error('Dates look like 2026-03-07: year, month, day.'),
  'date-time': error('Times look like 2026-03-07T10:00: the date, a T, hours and minutes.'),
  'time-zone': error('Time zones look like Africa/Lagos: a continent and a city.'),
  placeholder: error(),
  'written-fact': error('The name and the domain of the organisation stand in content/site.yaml only.'),
  unprintable: error(
    'The fonts of the report have the letters of English, Yoruba, Igbo, Hausa and other Latin languages, and ₦.',
  ),

  // Addresses: addresses.ts, links.ts and redirects.ts
  email: error('E-mail addresses look like hello@example.org.'),
  'web-address': error(HTTPS),
  link: error(LINK),
  'own-address': warning(
    'Our own pages begin with one /. They open without loading the site again, and also lead somewhere in a preview.',
  ),
  'unknown-page': error('Links to our own pages have to be written exactly like their address.'),
  'unknown-document': error(),
  'unknown-parameter': warning(),
  'unknown-anchor': warning(),
  'hidden-target': error(SHOWN),
  'hidden-target-later': warning(SHOWN),
  'taken-address': error(ANCHOR),
  'redirect-source': error(),
  'redirect-target': error('An old address leads straight to a page.'),

  // Markdown: markdown.ts, markdown-blocks.ts, markdown-links.ts and markdown-signs.ts
  'raw-html': error('Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.'),
  'rich-text': error('This field takes paragraphs, lists, links and emphasis.'),
  heading: error('The title is the only heading of the first level; headings in the text start at ##.'),
  'empty-heading': error('Some visitors go from heading to heading, and would hear nothing here.'),
  'heading-jump': warning('Headings go down one level at a time: the title, ## and then ###.'),
  'heading-space': error('Headings have a space between the signs and the words.'),
  'bold-heading': warning('Search engines and people who hear the page find headings by their signs only.'),
  'underlined-text': error('Headings begin with ##; a dividing line stands alone between two empty lines.'),
  'indented-text': error('Paragraphs begin at the margin.'),
  'open-fence': error('A program stands between two lines with the same three signs.'),
  'single-tilde': error('Words that are struck out stand between two signs: ~~words~~.'),
  'task-list': error('Lists have words only.'),
  'list-sign': error('In a list each line begins with "- " or "1. ", with an ordinary space.'),
  'no-break-space': error(
    'Lines break at ordinary spaces only, and one follows the signs of headings and lists.',
  ),
  'foreign-sign': error(
    'Texts have **bold** and *emphasised* words, [links](/page), - lists, ## headings, tables and notes.',
  ),
  emphasis: error(EMPHASIS),
  'open-emphasis': warning(EMPHASIS),
  table: error(TABLE),
  'short-row': warning(TABLE),
  'table-alignment': warning('Words of all tables begin at the left.'),
  'broken-link': error(
    'A link is written [words](/page): the words in square brackets, then at once the address in round ones.',
  ),
  'empty-link': error('Each link has words that name what it opens.'),
  'link-words': warning('People who hear a page often go from link to link, without the text around them.'),
  'undefined-reference': error(),
  'unused-definition': warning('Visitors do not see what no words lead to.'),
  'duplicate-definition': warning('Only the first one counts.'),

  // Words: words.ts, spelling.ts and template-sentences.ts
  'placeholder-text': error('Visitors read every word as it stands.'),
  'doubled-word': warning('A word of this kind is rarely repeated on purpose.'),
  'long-word': warning('Words of more than 30 letters do not fit on a telephone.'),
  'lost-letter': warning('A program read the text with another encoding than UTF-8, and saved it again.'),
  'marks-shown': warning('This field is shown as it is written: it has no bold words, links or HTML.'),
  'typographic-quotes': warning('Quotes around a value are straight: \' or ".'),
  spelling: note('If it is right, add it to content/words.txt.'),
  'empty-body': error(),
  'body-length': warning('Articles have 500 to 900 words.'),

  // Pictures: images.ts, picture-files.ts and drawings.ts
  'image-place': error(
    'Pictures are in the images folder beside their document, and written like images/name.webp.',
  ),
  'image-ending': error(),
  'image-missing': error('The file has to be in the images folder beside this document.'),
  'image-alt': error(),
  'alt-words': warning('Say what the picture shows, as you would on the telephone.'),
  'same-alt': warning('Two different pictures show different things: say what is special about each.'),
  'image-small': warning(),
  'image-shape': warning(),
  'image-shared': error('Where pages are shared, the picture is WebP, PNG, JPEG or AVIF.'),
  'unused-image': warning('Each picture is named by a document in the folder above it.'),
  'image-broken': error(),
  'image-kind': error(),
  'image-large': error('At most 12 megabytes and 50 megapixels, and no side of more than 16,383 pixels.'),
  'image-animated': warning('Pictures stand still.'),
  'same-image': warning('Visitors notice a picture that comes back.'),
  'vector-content': error('A drawing has shapes, words and animations only, all of them in the file itself.'),
  'vector-size': error('The site needs the frame to keep its place on the page.'),

  // Facts within a document: dates.ts, events.ts and figures.ts
  'improbable-date': warning(),
  'future-date': warning('This field says when something was.'),
  'name-disagrees': warning('A file whose name begins with a day or a year has the same inside.'),
  over: warning('What is over is taken off the site.'),
  'event-end': error('An event ends after it starts, both in its own time zone.'),
  'event-length': warning('Events of more than 14 days are rare.'),
  'event-change': error(),
  'clock-change': error('In that night the clocks are put forward, and this hour is left out.'),
  'early-replay': warning('An event is recorded when it takes place.'),
  'video-address': warning('The page plays the video itself, and needs the eleven characters that name it.'),
  'preset-below-minimum': error('Amounts on buttons are not below the minimum of their currency.'),
  'preset-order': warning('Amounts on buttons stand in order, smallest first.'),
  'amount-disagrees': warning('The smallest gifts stand in content/donations.yaml, and texts say the same.'),
  'report-sum': error(),

  // Several documents: collections.ts, search-results.ts, visibility.ts and expectations.ts
  'duplicate-id': error('The id is the address of the article, so each has its own.'),
  'changed-id': error('The id is the address of the article: links from elsewhere would lead nowhere.'),
  'duplicate-order': error(),
  'order-gap': warning('Places are counted from 1 without gaps.'),
  'near-duplicate': warning('Each document of a kind has a name of its own.'),
  'same-title': warning('In search results and in the history of a browser, a page is known by its title.'),
  'same-description': warning(
    'Search results show the description below the title: say what is special about this page.',
  ),
  'long-title': note('A short title is read whole in search results, on cards and in browser tabs.'),
  'short-description': note(
    'Search results show it below the title: 50 to 160 characters say what the page is for.',
  ),
  'never-visible': error('expiresAt is later than publishAt.'),
  'nothing-visible': error('A page of the site needs at least one.'),
  'nothing-visible-later': warning(
    'A page of the site needs at least one, and the site could not be built from that day on.',
  ),
  needed: error(),
  'not-shown': warning(),
  specified: warning(),
} as const satisfies Record<string, { level: Level; expected: string }>

export type Rule = keyof typeof rules
