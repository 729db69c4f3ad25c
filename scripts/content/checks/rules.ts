import { imageEndings } from '#scripts/images/originals.ts'

/** An error stops the build, a warning asks for a decision, a note suggests a look. */
export type Level = 'error' | 'warning' | 'note'

const error = (remedy = '') => ({ level: 'error', remedy }) as const
const warning = (remedy = '') => ({ level: 'warning', remedy }) as const
const note = (remedy = '') => ({ level: 'note', remedy }) as const

const EMPHASIS =
  'Visitors would see these signs, as others are missing or a space is inside: write **words** or *words*, with the signs right at them, or a \\ before a sign to show it.'
const TABLE =
  'The second line of a table has hyphens, | - | - |, and all lines have as many cells, without empty lines between them.'
const SHOWN = 'Take the link out, or give both the same dates: what is shown leads only to what is shown.'
const PICTURE_PLACE = 'Pictures are in the images folder beside their document: images/name.webp.'
/**
 * Each rule with its level, and what is allowed and how to fix it. Where that depends on the case, such as the values of
 * a list, the check says it. Messages end with the name of their rule.
 */
export const rules = {
  // Files: files.ts
  'file-without-type': error('See content/README.md for the folder and the ending of each kind.'),
  'file-name': error('File names have small letters, digits and hyphens.'),
  'symbolic-link': error('Put a copy of the file in its place.'),
  'hidden-file': error('Rename the file without the dot, or remove it.'),
  'reserved-name': error('Give it another name, which everybody can have.'),
  'name-clash': error('Keep one of them, or rename one: on some computers both are the same file.'),
  'missing-singleton': error('It has to exist exactly once, under this name.'),
  'not-utf-8': error('Save it again with the encoding "UTF-8".'),
  conflict: error('Keep the right ones of the lines that two people changed, and remove all such signs.'),
  'invisible-character': error('Remove it; "npm run content:check -- --fix" removes most.'),
  untidy: note('Run "npm run content:check -- --fix", so that changes are easy to compare.'),

  // Fields: parse.ts, yaml-errors.ts, fields.ts, dates.ts and placeholders.ts
  'no-front-matter': error('Put them on top, between two lines of three hyphens (---).'),
  'malformed-yaml': error('Write name: "value" in each line, with ordinary spaces and straight quotes.'),
  'not-fields': error('Write one field a line, such as "title: Our first workshop".'),
  'duplicate-field': error('Remove one of the two.'),
  'unknown-field': error(),
  'missing-field': error(),
  'empty-field': error(),
  'wrong-type': error(),
  'list-length': error(),
  'repeated-item': error('Remove one of the two.'),
  'foreign-comma': error('Write an English comma between entries, or each on a line of its own.'),
  'lost-words': warning('After a space, # begins a remark: quote the text, or put the remark above it.'),
  'white-space': error(),
  'text-length': error(),
  pattern: error(),
  'number-range': error(),
  choice: error(),
  reference: error(),
  date: error('Write days like 2026-03-07: year, month, day.'),
  'date-time': error('Write times like 2026-03-07T10:00; the time zone has a field of its own.'),
  'time-zone': error('Write zones like Africa/Lagos: a continent and a city.'),
  placeholder: error(),
  'written-fact': error('The name and the domain of the organisation stand in content/site.yaml only.'),
  unprintable: error('Write it with letters of English, Yoruba, Igbo, Hausa or other Latin languages.'),

  // Addresses: addresses.ts and site-map.ts
  email: error('E-mail addresses look like hello@example.org.'),
  'web-address': error('Addresses of other sites are complete and begin with https://.'),
  link: error('Links begin with / for a page of this site (/donate#causes), or https:// for others.'),
  'own-address': warning('Our own pages begin with one /, and so also lead somewhere in a preview.'),
  'unknown-page': error('Links to our own pages have to be written exactly like their address.'),
  'unknown-parameter': warning(),
  'unknown-anchor': warning(),
  'hidden-target': error(SHOWN),
  'hidden-target-later': warning(SHOWN),
  'taken-address': error('Each address and each anchor leads to one place.'),
  'redirect-source': error('Remove this entry: an old address is one that no page has any more.'),
  'lost-address': warning('Bookmarks and links on other sites lead there.'),
  'redirect-target': error('An old address leads straight to a page of this site.'),

  // Markdown: markdown.ts and text-patterns.ts
  'raw-html': error('This is HTML: use Markdown, or put a \\ before the < to show it.'),
  'rich-text': error('Take it out: texts have no pictures, those of fields no headings.'),
  heading: error('Begin the line with ##: the title is the only heading of the first level.'),
  'empty-heading': error('Write its words in the same line, or remove it.'),
  'heading-jump': warning('Headings go down one level at a time: the title, ## and then ###.'),
  'repeated-text': warning('Remove one of the two, or change its words.'),
  'heading-space': error('It is no heading: write a space behind the signs; texts of fields have none.'),
  'bold-heading': warning('Begin it with ##: search engines and people who hear the page find headings so.'),
  'underlined-text': error('Leave an empty line above it; headings begin with ##.'),
  'indented-text': error('Begin at the margin; a program stands between two lines of ```.'),
  'open-fence': error('Otherwise all the text below is shown as a part of it.'),
  'single-tilde': error('Write ~~words~~ to strike out, 10–14 between numbers, or \\~ to show the sign.'),
  'task-list': error('Remove the brackets: visitors cannot press a box.'),
  'list-sign': error('It begins no list: lines of a list begin with "- " or "1. ", with an ordinary space.'),
  'no-break-space': error('Write ordinary spaces: with these, no list or heading begins and no line breaks.'),
  'foreign-sign': error('No page knows it: remove it, or write **bold**, [links](/page) or - lists.'),
  emphasis: error(EMPHASIS),
  'open-emphasis': warning(EMPHASIS),
  table: error(TABLE),
  'short-row': warning(TABLE),
  'table-alignment': warning('They ask for an alignment, which the site does not follow: write | - | - |.'),
  'broken-link': error('It is no link: write [words](/page), without a space before or in the address.'),
  'empty-link': error('Write what it opens between its brackets: [how to volunteer](/volunteer).'),
  'link-words': warning('Some people hear only the words of links: write [how to volunteer](/volunteer).'),
  'undefined-reference': error('It leads nowhere: add a line [name]: address, or [^name]: words.'),
  'unused-definition': warning('Nothing leads to this line: write [words][name] or [^name] in the text.'),
  'duplicate-definition': warning('This name stands above, where it counts: remove one of the two.'),

  // Words: words.ts, text-patterns.ts and spelling.ts
  'placeholder-text': error('Write your own words: it was to be replaced, and visitors read it as it is.'),
  'doubled-word': warning('The word before it is the same: remove one of the two.'),
  'long-word': warning('Is there a space missing? Words of more than 30 letters do not fit on a telephone.'),
  'lost-letter': warning('Write this letter anew: a program took the text for another encoding than UTF-8.'),
  punctuation: warning('It stands apart from its word, or twice: write one sign right behind the word.'),
  'open-pair': warning('Close it behind the last word that belongs to it, or take it out.'),
  'marks-shown': warning('Write it without signs: this field is shown as it is written.'),
  'typographic-quotes': warning('Put straight quotes around a value, or none: \' or ".'),
  spelling: note('If it is right, add it to content/words.txt.'),
  'empty-body': error(),
  'body-length': warning('Articles have 500 to 900 words.'),

  // Pictures: pictures.ts and picture-files.ts
  'image-place': error(PICTURE_PLACE),
  'image-ending': error(`Pictures end in ${imageEndings.join(', ')}, in small letters.`),
  'image-missing': error(PICTURE_PLACE),
  'alt-words': warning('Say what it shows, as on the telephone: no title, file name or "picture of".'),
  'same-alt': warning('Two different pictures show different things: say what is special about each.'),
  'image-small': warning('Take a larger original: this one looks blurred.'),
  'image-shape': warning('Cut it yourself, so that what matters stays in it: the page cuts off the rest.'),
  'image-shared': error('Link previews show WebP, PNG, JPEG or AVIF: export a PNG of 1200 × 630 pixels.'),
  'unused-image': warning('Remove the file if it is not needed.'),
  'image-broken': error('Export the picture again and replace the file: PNG, WebP, JPEG, AVIF or SVG.'),
  'image-kind': error('Give it the ending of its kind, or export it as PNG, WebP, JPEG, AVIF or SVG.'),
  'image-large': error('At most 12 megabytes, 50 megapixels and 16,383 pixels a side; 1920 are enough.'),
  'image-animated': warning('Export one moment of it: the site shows the first only.'),
  'same-image': warning('Choose another one for one of the two places: visitors notice what comes back.'),
  'vector-content': error('Export it as a plain SVG, without scripts, links and other files, or as a PNG.'),
  'vector-size': error('Add its frame to the first line, such as viewBox="0 0 256 256".'),

  // Facts within a document: dates.ts and figures.ts
  'improbable-date': warning('Is it a typing error? Years are from 1990 to five years ahead.'),
  'future-date': warning('This field says when something was.'),
  'name-disagrees': warning('Correct the one that is wrong; if an event has moved, add that to its changes.'),
  over: warning('Take off the site what is over, or write a later day.'),
  'event-end': error('An event ends after it starts, both in its own time zone.'),
  'online-venue': warning('At a venue, isOnline is false; online, the place is the platform, such as Zoom.'),
  'event-length': warning('Is its end right? Events of more than 14 days are rare.'),
  'event-hour': warning('Clocks have 24 hours here: three in the afternoon is 15:00.'),
  'event-change': error('Each change has the day on which you tell people; a move has its old start too.'),
  'clock-change': error('Write a time an hour later: in that night the clocks are put forward.'),
  'early-replay': warning('An event is recorded when it takes place.'),
  'video-address': warning('Copy the address of the video itself: https://www.youtube.com/watch?v=…'),
  'preset-below-minimum': error('Amounts on buttons are not below the minimum of their currency.'),
  'preset-order': warning('Amounts on buttons stand in order, smallest first.'),
  'account-number': error('Accounts in Nigeria have 10 digits: compare it with a letter of the bank.'),
  'amount-disagrees': warning('The smallest gifts stand in content/donations.yaml, and texts say the same.'),
  'funds-sum': error('The amounts of what a goal pays for make the goal.'),
  'report-sum': error('Figures that stand in a report twice agree.'),
  person: warning('Write the name in both places alike: it stands beside the picture, or is highlighted.'),
  'zone-offset': error('Write the offset without summer time, in both places.'),

  // Several documents: collections.ts and expectations.ts
  'duplicate-id': error(),
  'changed-id': error('Or write the number again that it has on the site.'),
  'duplicate-order': error(),
  'order-gap': warning('Places are counted from 1 without gaps.'),
  'near-duplicate': warning('Remove one if they are the same: each document of a kind has its own name.'),
  'same-title': warning('Say what is special about this page: search results and browsers show its title.'),
  'same-description': warning('Say what is special about this page: search results show its description.'),
  'long-title': note('Search results, cards and browser tabs show about 60.'),
  'short-description': note('Search results show 50 to 160: say what the page is for.'),
  'never-visible': error('expiresAt is later than publishAt.'),
  'nothing-visible': error('Show one of them: a page of the site needs at least one.'),
  'nothing-visible-later': warning('Show another one, or the site cannot be built from that day on.'),
  needed: error('A page of the site needs it under this name: put it back, or write a new one.'),
  'not-shown': warning('Pages have the files and sections of their names; a new one needs code as well.'),
  specified: warning(),
} as const satisfies Record<string, { level: Level; remedy: string }>

export type Rule = keyof typeof rules
