import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'
import { smallPng, smallSvg, smallWebp } from './small-pictures.ts'

test('a picture that is not there is told the nearest', () => {
  expect(linesAfter({ 'blog/first.md': ['src: images/cover.webp', 'src: images/covr.webp'] })).toEqual([
    'content/blog/first.md:8:8  src: there is no picture "images/covr.webp". Did you mean "images/cover.webp"? The file has to be in the images folder beside this document.',
  ])
})

test('a picture is told by its case', () => {
  expect(linesAfter({ 'blog/first.md': ['src: images/cover.webp', 'src: images/Cover.webp'] })).toEqual([
    'content/blog/first.md:8:8  src: there is no picture "images/Cover.webp". Did you mean "images/cover.webp"? The file has to be in the images folder beside this document.',
  ])
})

test('a picture of another folder is refused', () => {
  expect(
    linesAfter({ 'blog/first.md': ['src: images/cover.webp', 'src: ../mentors/images/ada.webp'] }),
  ).toEqual([
    'content/blog/first.md:8:8  src: the picture "../mentors/images/ada.webp" is not in the images folder beside this document. Copy the file there. Pictures are written like images/name.webp.',
  ])
})

test('a picture cannot leave its folder', () => {
  expect(
    linesAfter({ 'blog/first.md': ['src: images/cover.webp', 'src: images/../../mentors/images/ada.webp'] }),
  ).toEqual([
    'content/blog/first.md:8:8  src: the picture "images/../../mentors/images/ada.webp" is not in the images folder beside this document. Copy the file there. Pictures are written like images/name.webp.',
  ])
})

test('a picture written without its folder is told the folder', () => {
  expect(linesAfter({ 'blog/first.md': ['src: images/cover.webp', 'src: cover.webp'] })).toEqual([
    'content/blog/first.md:8:8  src: the picture "cover.webp" is not in the images folder beside this document. Write "images/cover.webp". Pictures are written like images/name.webp.',
  ])
})

test('a picture from another site is refused', () => {
  expect(
    linesAfter({ 'blog/first.md': ['src: images/cover.webp', 'src: https://example.org/cover.webp'] }),
  ).toEqual([
    'content/blog/first.md:8:8  src: the picture "https://example.org/cover.webp" is not in the images folder beside this document. Write "images/cover.webp". Pictures are written like images/name.webp.',
  ])
})

test('a picture with a strange ending is refused', () => {
  expect(linesAfter({ 'blog/first.md': ['src: images/cover.webp', 'src: images/cover.gif'] })).toEqual([
    'content/blog/first.md:8:8  src: "images/cover.gif" does not end like a picture. Pictures end in .avif, .webp, .png, .jpg, .jpeg, .svg.',
  ])
})

test('a picture without its text is told why it needs one', () => {
  expect(linesAfter({ 'mentors/ada.md': ['  alt: A woman with a laptop\n', ''] })).toEqual([
    'content/mentors/ada.md:6:3  the picture has no alternative text: "alt" is missing. Add a line "alt: …". What the picture shows, for people who cannot see it. Say it as you would on the telephone.',
  ])
})

test('a picture with an empty text is no better', () => {
  expect(linesAfter({ 'mentors/ada.md': ['alt: A woman with a laptop', 'alt:'] })).toEqual([
    'content/mentors/ada.md:7:7  "alt" is empty. What the picture shows, for people who cannot see it. Say it as you would on the telephone.',
  ])
})

test('a picture in a list needs its text too', () => {
  expect(linesAfter({ 'gallery/first-event.yaml': ['alt: A full room', "alt: ''"] })).toEqual([
    'content/gallery/first-event.yaml:10:10  "alt" is empty. What the picture shows, for people who cannot see it. Say it as you would on the telephone.',
  ])
})

test.each([
  '![A chart of the year](images/chart.webp)',
  '![](https://example.org/chart.webp)',
  '![A chart of the year][chart]\n\n[chart]: images/chart.webp',
])(
  'the picture %s in the text of a document is refused, and the message says where pictures go',
  (written) => {
    expect(linesAfter({ 'blog/first.md': ['The year.', written] })).toEqual([
      'content/blog/first.md:17:1  a picture inside this text. Take it out, or name it in the fields above the text if this kind of document has some for it. Pictures have fields of their own: src and alt.',
    ])
  },
)

test('the path of a picture is no link either', () => {
  const written = 'See [the chart][chart].\n\n[chart]: images/chart.webp'
  expect(linesAfter({ 'blog/first.md': ['The year.', written] })).toEqual([
    expect.stringContaining('first.md:19:1  the link "images/chart.webp" is neither a page of this site'),
  ])
})

test('two pictures of one document with the same text are noted', () => {
  expect(
    linesAfter({ 'gallery/first-event.yaml': ['alt: A full room', 'alt: two women at a table'] }),
  ).toEqual([
    'content/gallery/first-event.yaml:10:10  "images/two.webp" has the same alternative text as "images/one.webp". Two different pictures show different things: say what is special about each.',
  ])
})

test('a picture that no document shows is noted', () => {
  expect(linesAfter({ 'blog/images/old.webp': smallWebp })).toEqual([
    'content/blog/images/old.webp:1:1  no document shows this picture. Remove the file if it is not needed. Each picture is named by a document in the folder above it.',
  ])
})

test('a picture of the whole site that no document shows is noted', () => {
  expect(linesAfter({ 'images/banner.webp': smallWebp })).toEqual([
    'content/images/banner.webp:1:1  no document shows this picture. Remove the file if it is not needed. Each picture is named by a document in the folder above it.',
  ])
})

test('the icons of the site need no document', () => {
  expect(
    linesAfter({
      'images/icon-512.png': smallPng,
      'images/apple-touch-icon.png': smallPng,
      'images/logo-on-dark.svg': smallSvg,
    }),
  ).toEqual([])
})

test('no picture is called unused while a document beside it cannot be read', () => {
  expect(
    linesAfter({ 'mentors/ada.md': ['role: Data scientist, Lagos', 'role: Data scientist: Lagos'] }),
  ).toEqual([
    'content/mentors/ada.md:3:7  there is a second colon in this line. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
  ])
})
