import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'
import { smallWebp } from './small-pictures.ts'

test('a missing singleton is named with what it holds', () => {
  expect(linesAfter({ 'awards.yaml': null })).toEqual([
    'content/awards.yaml:1:1  this file is missing. It holds: The season of the awards. It has to exist exactly once, under this name.',
  ])
})

test('a file in a misspelt folder is told the right one', () => {
  expect(linesAfter({ 'mentor/grace.md': 'x' })).toEqual([
    'content/mentor/grace.md:1:1  this file belongs to no kind of document. Did you mean "mentors"? Each file below content/ is a document or a picture in an images folder (see content/README.md).',
  ])
})

test('a file in no known folder belongs to nothing', () => {
  expect(linesAfter({ 'notes/plan.txt': 'x' })).toEqual([
    'content/notes/plan.txt:1:1  this file belongs to no kind of document. Each file below content/ is a document or a picture in an images folder (see content/README.md).',
  ])
})

test('a file at the top is compared with the files that belong there', () => {
  expect(linesAfter({ 'award.yaml': 'x: 1' })).toEqual([
    'content/award.yaml:1:1  this file belongs to no kind of document. Did you mean "awards.yaml"? Each file below content/ is a document or a picture in an images folder (see content/README.md).',
  ])
})

test('a document in a folder inside its folder is told to move up', () => {
  expect(linesAfter({ 'blog/2026/third.md': 'x' })).toEqual([
    'content/blog/2026/third.md:1:1  this file is in a folder too deep. Move it to content/blog/. Each file below content/ is a document or a picture in an images folder (see content/README.md).',
  ])
})

test('a picture in a folder inside images is told to move out of it, as the site would not find it [CHECK-10]', () => {
  const cover = readFileSync('tests/fixtures/content/mentors/images/ada.webp')
  expect(
    linesAfter({
      'mentors/images/My Pictures/ada.webp': cover,
      'mentors/images/ada.webp': null,
      'mentors/ada.md': ['images/ada.webp', 'images/My Pictures/ada.webp'],
    }),
  ).toEqual([
    'content/mentors/images/My Pictures/ada.webp:1:1  this picture is in a folder too deep. Move it to content/mentors/images/, and write "images/ada.webp" where it is used. Pictures are in an images folder, which has no folders of its own.',
  ])
})

test('a picture beside the documents is told to move into the images folder', () => {
  expect(linesAfter({ 'blog/photo.webp': '' })).toEqual([
    'content/blog/photo.webp:1:1  this file is no document. Move it to content/blog/images/. Each file below content/ is a document or a picture in an images folder (see content/README.md).',
  ])
})

test('a document with the ending of another kind is told its own', () => {
  expect(linesAfter({ 'faqs/answer.md': 'x', 'blog/answer.yaml': 'x' })).toEqual([
    'content/blog/answer.yaml:1:1  this file is no document. Documents of content/blog end in .md. Each file below content/ is a document or a picture in an images folder (see content/README.md).',
    'content/faqs/answer.md:1:1  this file is no document. Documents of content/faqs end in .yaml. Each file below content/ is a document or a picture in an images folder (see content/README.md).',
  ])
})

test('a YAML file ending in .yml is told its name', () => {
  expect(
    linesAfter({
      'benefits/workshops.yaml': null,
      'benefits/workshops.yml': 'title: Workshops\ncontent: We run them.\ngroup: pillars\norder: 1\n',
    }),
  ).toEqual([
    'content/benefits/workshops.yml:1:1  the name of this file does not fit. Rename it to "workshops.yaml". File names have small letters, digits and hyphens, and end in .md, .yaml or like a picture.',
  ])
})

test('a singleton ending in .yml is not also missing', () => {
  expect(
    linesAfter({
      'awards.yaml': null,
      'awards.yml': 'year: 2023\nname: Awards\nmaxStatementWords: 500\nmaxFileMegabytes: 5\nterms: Yes.\n',
    }),
  ).toEqual([
    'content/awards.yml:1:1  the name of this file does not fit. Rename it to "awards.yaml". File names have small letters, digits and hyphens, and end in .md, .yaml or like a picture.',
  ])
})

test('a Markdown file ending in .markdown or .MD is told its name and checked all the same', () => {
  expect(
    linesAfter({
      'jobs/cook.markdown':
        '---\nrole: Cook\nlocation: Lagos\nemployment: Full-Time\nclosesOn: 2026-12-31\napplyTo: jobs@{domain}\norder: 2\npostedOn: 2026-01-05\n---\n\nYou cook.\n',
      'jobs/Team Lead.MD':
        '---\nrole: Lead\nlocation: Lagos\nemployment: Sometimes\nclosesOn: 2026-12-31\napplyTo: jobs@{domain}\norder: 3\npostedOn: 2026-01-05\n---\n\nYou lead.\n',
    }),
  ).toEqual([
    'content/jobs/Team Lead.MD:1:1  the name of this file does not fit. Rename it to "team-lead.md". File names have small letters, digits and hyphens, and end in .md, .yaml or like a picture.',
    'content/jobs/Team Lead.MD:4:13  employment: "Sometimes" is not in the list. Allowed: Full-Time, Part-Time.',
    'content/jobs/cook.markdown:1:1  the name of this file does not fit. Rename it to "cook.md". File names have small letters, digits and hyphens, and end in .md, .yaml or like a picture.',
  ])
})

test('capital letters and blanks in a file name are told how to write them', () => {
  expect(
    linesAfter({
      'causes/SponsorAn Event.yaml':
        'title: Event\ndescription: An event.\norder: 2\nimage:\n  src: images/laptops.webp\n  alt: A room\n',
    }),
  ).toEqual([
    'content/causes/SponsorAn Event.yaml:1:1  the name of this file does not fit. Rename it to "sponsor-an-event.yaml". File names have small letters, digits and hyphens, and end in .md, .yaml or like a picture.',
  ])
})

test('a picture whose name does not fit is told the right name', () => {
  expect(linesAfter({ 'blog/images/Cover Two.WEBP': smallWebp })).toEqual([
    'content/blog/images/Cover Two.WEBP:1:1  the name of this file does not fit. Rename it to "cover-two.webp". File names have small letters, digits and hyphens, and end in .md, .yaml or like a picture.',
    'content/blog/images/Cover Two.WEBP:1:1  no document shows this picture. Remove the file if it is not needed. Each picture is named by a document in the folder above it.',
  ])
})

test('a file among the pictures that is none is named', () => {
  expect(linesAfter({ 'blog/images/notes.txt': 'x', 'blog/images/clip.gif': '' })).toEqual([
    'content/blog/images/clip.gif:1:1  "clip.gif" is not a picture. Move it elsewhere or remove it. Pictures end in .avif, .webp, .png, .jpg, .jpeg, .svg.',
    'content/blog/images/notes.txt:1:1  "notes.txt" is not a picture. Move it elsewhere or remove it. Pictures end in .avif, .webp, .png, .jpg, .jpeg, .svg.',
  ])
})

test('a README other than the one of content/ is no document', () => {
  expect(linesAfter({ 'causes/README.md': 'x' })).toEqual([
    'content/causes/README.md:1:1  this file is no document. Documents of content/causes end in .yaml. Each file below content/ is a document or a picture in an images folder (see content/README.md).',
  ])
})
