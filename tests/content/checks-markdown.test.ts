import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

test('a text that is missing is told what belongs there', () => {
  expect(linesAfter({ 'mentors/ada.md': ['\n\nShe has taught for ten years.\n', '\n'] })).toEqual([
    'content/mentors/ada.md:21:1  there is no text below the fields. Write it below the second line of three hyphens (---). Her or his bio, 60 to 160 words.',
  ])
})

test('blanks are no text', () => {
  expect(linesAfter({ 'mentors/ada.md': ['She has taught for ten years.', '  '] })).toEqual([
    'content/mentors/ada.md:21:1  there is no text below the fields. Write it below the second line of three hyphens (---). Her or his bio, 60 to 160 words.',
  ])
})

test('a heading of the first level is told the second', () => {
  expect(linesAfter({ 'blog/first.md': ['## A heading', '# A heading'] })).toEqual([
    'content/blog/first.md:15:1  a heading of the first level. Begin the line with ## instead of #. The title is the only heading of the first level; headings in the text start at ##.',
  ])
})

test('a heading underlined with equals signs is of the first level too', () => {
  expect(linesAfter({ 'blog/first.md': ['## A heading', 'A heading\n========='] })).toEqual([
    'content/blog/first.md:15:1  a heading of the first level. Begin the line with ## instead of #. The title is the only heading of the first level; headings in the text start at ##.',
  ])
})

test('HTML on a line of its own is refused', () => {
  expect(linesAfter({ 'blog/first.md': ['## A heading', '<div class="box">\nHello\n</div>'] })).toEqual([
    'content/blog/first.md:15:1  HTML in the text: "<div class="box">". Use Markdown, or put a \\ before the < to show it. Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.',
  ])
})

test('HTML inside a line is refused at both ends', () => {
  expect(linesAfter({ 'blog/first.md': ['## A heading', 'One <b>bold</b> word'] })).toEqual([
    'content/blog/first.md:15:5  HTML in the text: "<b>". Use Markdown, or put a \\ before the < to show it. Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.',
    'content/blog/first.md:15:12  HTML in the text: "</b>". Use Markdown, or put a \\ before the < to show it. Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.',
  ])
})

test('a comment in a text is refused', () => {
  expect(linesAfter({ 'blog/first.md': ['## A heading', '<!-- later -->'] })).toEqual([
    'content/blog/first.md:15:1  HTML in the text: "<!-- later -->". Remove the comment. Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.',
  ])
})

test('HTML inside a list inside a text field is found where it stands', () => {
  expect(linesAfter({ 'faqs/question-2.yaml': ['  - One', '  - One<br>'] })).toEqual([
    'content/faqs/question-2.yaml:5:8  HTML in the text: "<br>". Use Markdown, or put a \\ before the < to show it. Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.',
  ])
})

test('HTML in a text field in quotes is found where it stands', () => {
  expect(
    linesAfter({
      'faqs/donations-1.yaml': ['See [the page](/donate).', '"Say \\"yes\\" \\u2013 <b>now</b>"'],
    }),
  ).toEqual([
    'content/faqs/donations-1.yaml:2:29  HTML in the text: "<b>". Use Markdown, or put a \\ before the < to show it. Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.',
    'content/faqs/donations-1.yaml:2:35  HTML in the text: "</b>". Use Markdown, or put a \\ before the < to show it. Texts are written in Markdown only: **bold**, [words](/page), - lists, ## headings.',
  ])
})

test('a heading in a text field is refused', () => {
  expect(linesAfter({ 'faqs/question-2.yaml': ['  - One', '  ## One\n'] })).toEqual([
    'content/faqs/question-2.yaml:5:3  a heading inside this text. This field takes paragraphs, lists, links and emphasis.',
  ])
})

test('a picture in a text field is refused', () => {
  expect(linesAfter({ 'faqs/question-2.yaml': ['  - One', '  ![One](images/one.webp)\n'] })).toEqual([
    'content/faqs/question-2.yaml:5:3  a picture inside this text. Pictures have fields of their own: src and alt.',
  ])
})

test('a short article is noted', () => {
  expect(
    linesAfter({
      'blog/first.md': [
        'she reads one more book and then they build robots together with friends who like hard puzzles every single day\nshe reads one more book and then they build robots together with friends who like hard puzzles every single day\n',
        '',
      ],
    }),
  ).toEqual(['content/blog/first.md:11:1  the article has 474 words. Articles have 500 to 900 words.'])
})

test('a long article is noted', () => {
  expect(
    linesAfter({
      'blog/first.md': [
        '## A heading',
        'she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day she reads one more book and then they build robots together with friends who like hard puzzles every single day',
      ],
    }),
  ).toEqual(['content/blog/first.md:11:1  the article has 1012 words. Articles have 500 to 900 words.'])
})
