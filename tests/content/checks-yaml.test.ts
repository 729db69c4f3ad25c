import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

test('a second colon in a line is explained', () => {
  expect(
    linesAfter({ 'mentors/ada.md': ['role: Data scientist, Lagos', 'role: Data scientist: Lagos'] }),
  ).toEqual([
    'content/mentors/ada.md:3:7  there is a second colon in this line. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a tab is explained', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: Awards\n	more: x'] })).toEqual([
    'content/awards.yaml:3:1  this line is indented with a tab. Use spaces. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a missing quote is explained', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', "name: 'Awards"] })).toEqual([
    'content/awards.yaml:2:7  this quote is never closed. Put the same quote at the end of the text. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a line that is no field is explained', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name'] })).toEqual([
    'content/awards.yaml:2:1  this line has no "name:" at its beginning. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a text that begins with an exclamation mark is not shortened in silence', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: !Great Awards'] })).toEqual([
    'content/awards.yaml:2:7  this text begins with an exclamation mark. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('an apostrophe between single quotes is explained', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', "name: 'Women's Awards'"] })).toEqual([
    'content/awards.yaml:2:14  what stands here does not belong to the value before it. Put double quotes around the whole text if it has an apostrophe, a colon or single quotes. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a line that is indented too far is explained', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', '  name: Awards'] })).toEqual([
    'content/awards.yaml:1:7  there is a second colon in this line. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a line of a group that is indented too little is explained', () => {
  expect(linesAfter({ 'mentors/ada.md': ['  alt: A woman', ' alt: A woman'] })).toEqual([
    'content/mentors/ada.md:7:1  this line is not indented like its neighbours. Give it as many spaces as the line above. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('all mistakes of a file that cannot be read are told, and those of its text', () => {
  expect(
    linesAfter({
      'mentors/ada.md': ['gender: Female', 'gender: @\n	x: 1'],
      'jobs/teacher.md': ['role: Teacher', 'role: %Teacher\napplyTo: @you'],
      'blog/first.md': ['title: The first article', 'title: The: first'],
      'blog/second.md': ['## A heading', '# A heading'],
    }),
  ).toEqual([
    'content/blog/first.md:3:8  there is a second colon in this line. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
    'content/blog/second.md:15:1  a heading of the first level. Begin the line with ## instead of #. The title is the only heading of the first level; headings in the text start at ##.',
    'content/jobs/teacher.md:2:7  this text begins with a character that means something else. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
    'content/jobs/teacher.md:3:10  this text begins with a character that means something else. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
    'content/mentors/ada.md:16:9  this text begins with a character that means something else. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
    'content/mentors/ada.md:17:1  this line is indented with a tab. Use spaces. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a text that begins with an asterisk is explained', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: *Awards'] })).toEqual([
    'content/awards.yaml:2:7  this text begins with an asterisk. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a text that begins with an at sign is explained', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: @awards'] })).toEqual([
    'content/awards.yaml:2:7  this text begins with a character that means something else. Put the whole text in quotes. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a second document in one file is refused', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', '---\nname: Awards'] })).toEqual([
    'content/awards.yaml:2:1  a line of three hyphens (---) or dots (...) stands between the fields. Remove it. Each line is "name: value", and what belongs together is indented alike.',
  ])
})

test('a text that loses its hashtag is noted', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: Awards #women in tech'] })).toEqual([
    'content/awards.yaml:2:14  name: "#women" and what follows in this line is left out. Put the whole text in quotes, or leave a space after # for a remark. After a space, # begins a remark that nobody sees.',
  ])
})

test('fields without the lines around them are no fields', () => {
  expect(linesAfter({ 'mentors/ada.md': ['---\nname', 'name'] })).toEqual([
    'content/mentors/ada.md:1:1  the file does not begin with its fields. Put them on top, between two lines of three hyphens (---). The first line has to be ---, with nothing before it.',
  ])
})

test('an empty line before the fields is not accepted', () => {
  expect(linesAfter({ 'mentors/ada.md': ['---\nname', '\n---\nname'] })).toEqual([
    'content/mentors/ada.md:1:1  the file does not begin with its fields. Put them on top, between two lines of three hyphens (---). The first line has to be ---, with nothing before it.',
  ])
})

test('fields that never end are named', () => {
  expect(linesAfter({ 'mentors/ada.md': ['order: 1\n---', 'order: 1'] })).toEqual([
    'content/mentors/ada.md:1:1  the fields on top have no end. Put a line of three hyphens (---) between the last field and the text. Fields stand between two lines of three hyphens.',
  ])
})

test('a Markdown file with no field between the lines has none', () => {
  expect(linesAfter({ 'jobs/cook.md': '---\n---\n\nYou cook.\n' })).toEqual([
    'content/jobs/cook.md:2:1  there are no fields here. Write one field a line, such as "title: Our first workshop".',
  ])
})

test('an empty YAML file has no fields', () => {
  expect(linesAfter({ 'awards.yaml': '' })).toEqual([
    'content/awards.yaml:1:1  there are no fields here. Write one field a line, such as "title: Our first workshop".',
  ])
})

test('a list where fields belong is refused', () => {
  expect(linesAfter({ 'awards.yaml': '- year\n- name\n' })).toEqual([
    'content/awards.yaml:1:1  this is not a list of fields. Write one field a line, such as "title: Our first workshop".',
  ])
})

test('a field that stands twice is shown with both lines', () => {
  expect(linesAfter({ 'mentors/ada.md': ['gender: Female', 'gender: Female\nname: Ada'] })).toEqual([
    'content/mentors/ada.md:17:1  "name" stands here a second time. Remove one of the two. The first is on line 2.',
  ])
})

test('a field that stands twice inside another is found too', () => {
  expect(
    linesAfter({ 'mentors/ada.md': ['  alt: A woman with a laptop', '  alt: A woman\n  alt: A laptop'] }),
  ).toEqual([
    'content/mentors/ada.md:8:3  "alt" stands here a second time. Remove one of the two. The first is on line 7.',
  ])
})

test('a field named type is refused, because the folder says it', () => {
  expect(linesAfter({ 'mentors/ada.md': ['gender: Female', 'gender: Female\ntype: Mentor'] })).toEqual([
    'content/mentors/ada.md:17:1  there is no field "type". Remove this line. What kind of document this is follows from the folder it is in.',
  ])
})
