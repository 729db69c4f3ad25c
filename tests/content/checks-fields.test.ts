import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

const RECORDED = `---
title: Old talk
start: 2026-01-07T10:00
end: 2026-01-07T12:00
timeZone: Africa/Lagos
isOnline: true
place: Zoom
replay:
  url: https://www.youtube.com/watch?v=abcdefghijk
  minutes: 90
---

It was recorded.
`

test('a misspelt field is told its name, and not also missing', () => {
  expect(linesAfter({ 'mentors/ada.md': ['name:', 'nmae:'] })).toEqual([
    'content/mentors/ada.md:2:1  there is no field "nmae" here. Did you mean "name"? Allowed: name, role, content, image, topics, languages, country, timeZone, awake, seniority, gender, lastConfirmedOn and 4 more.',
  ])
})

test('titel is title', () => {
  expect(linesAfter({ 'causes/laptops.yaml': ['title:', 'titel:'] })).toEqual([
    'content/causes/laptops.yaml:1:1  there is no field "titel" here. Did you mean "title"? Allowed: title, description, order, image, paymentLink, draft, publishAt, expiresAt.',
  ])
})

test('a field nobody knows is told all there are', () => {
  expect(linesAfter({ 'causes/laptops.yaml': ['order: 1', 'order: 1\nsubheading: x'] })).toEqual([
    'content/causes/laptops.yaml:4:1  there is no field "subheading" here. Allowed: title, description, order, image, paymentLink, draft, publishAt, expiresAt.',
  ])
})

test('a misspelt field inside a group is found', () => {
  expect(linesAfter({ 'events/old-talk.md': RECORDED.replace('minutes', 'minuts') })).toEqual([
    'content/events/old-talk.md:10:3  there is no field "minuts" here. Did you mean "minutes"? Allowed: url, minutes.',
  ])
})

test('a misspelt field inside an entry of a list is found', () => {
  expect(
    linesAfter({ 'gallery/first-event.yaml': ['    title: Listening', '    titel: Listening'] }),
  ).toEqual([
    'content/gallery/first-event.yaml:11:5  there is no field "titel" here. Did you mean "title"? Allowed: src, alt, title, description.',
  ])
})

test('a misspelt field three levels down is found', () => {
  expect(linesAfter({ 'site.yaml': ['{ label: Blog, to: /blog }', '{ label: Blog, too: /blog }'] })).toEqual([
    'content/site.yaml:19:22  there is no field "too" here. Did you mean "to"? Allowed: label, to.',
  ])
})

test('a name every object has is still no field', () => {
  expect(linesAfter({ 'awards.yaml': ['year:', 'constructor: x\nyear:'] })).toEqual([
    'content/awards.yaml:1:1  there is no field "constructor" here. Allowed: year, name, maxStatementWords, maxFileMegabytes, terms.',
  ])
})

test('a missing field is told with what belongs into it', () => {
  expect(linesAfter({ 'mentors/ada.md': ['role: Data scientist, Lagos\n', ''] })).toEqual([
    'content/mentors/ada.md:2:1  "role" is missing. Add a line "role: …". What she or he does, and where.',
  ])
})

test('a missing field inside a group is found', () => {
  expect(linesAfter({ 'events/old-talk.md': RECORDED.replace('  minutes: 90\n', '') })).toEqual([
    'content/events/old-talk.md:9:3  "minutes" is missing. Add a line "minutes: …". How long it is, in minutes.',
  ])
})

test('a missing field inside an entry of a list is found', () => {
  expect(linesAfter({ 'options/countries.yaml': ['name: India, ', ''] })).toEqual([
    'content/options/countries.yaml:3:5  "name" is missing. Add a line "name: …". The name in English.',
  ])
})

test('an empty field is not a filled one', () => {
  expect(linesAfter({ 'mentors/ada.md': ['role: Data scientist, Lagos', 'role:'] })).toEqual([
    'content/mentors/ada.md:3:6  "role" is empty. What she or he does, and where.',
  ])
})

test('blanks are not a value', () => {
  expect(linesAfter({ 'mentors/ada.md': ['role: Data scientist, Lagos', "role: '  '"] })).toEqual([
    'content/mentors/ada.md:3:7  "role" is empty. What she or he does, and where.',
  ])
})

test('an empty list is not a filled one', () => {
  expect(linesAfter({ 'mentors/ada.md': ['topics:\n  - Data Science', 'topics: []'] })).toEqual([
    'content/mentors/ada.md:8:9  "topics" is empty. What she or he helps with, from options/expertise.yaml.',
  ])
})

test('an empty entry of a list is found', () => {
  expect(linesAfter({ 'mentors/ada.md': ['  - Yoruba', '  -'] })).toEqual([
    'content/mentors/ada.md:12:4  "languages, item 2" is empty. A language.',
  ])
})

test('an optional field may be left out but not left empty', () => {
  expect(linesAfter({ 'benefits/workshops.yaml': ['icon: laptop', 'icon:'] })).toEqual([
    'content/benefits/workshops.yaml:5:6  "icon" is empty. Write a value, or remove the line. Its icon.',
  ])
})

test('a number where a text belongs is put in quotes', () => {
  expect(linesAfter({ 'awards.yaml': ['name: Awards', 'name: 2023'] })).toEqual([
    "content/awards.yaml:2:7  name: this is the number 2023. Put it in quotes: '2023'. A text belongs here.",
  ])
})

test('a text where a number belongs is found', () => {
  expect(linesAfter({ 'awards.yaml': ['maxStatementWords: 500', "maxStatementWords: '500'"] })).toEqual([
    'content/awards.yaml:3:20  maxStatementWords: this is the text "500". Write digits only, without quotes, commas or a currency sign. A number belongs here.',
  ])
})

test('an amount with a comma is no number', () => {
  expect(linesAfter({ 'projects/laptops.yaml': ['goal: 5000', 'goal: 5,000'] })).toEqual([
    'content/projects/laptops.yaml:7:7  goal: this is the text "5,000". Write digits only, without quotes, commas or a currency sign. A number belongs here.',
  ])
})

test('yes is not true', () => {
  expect(linesAfter({ 'events/first-talk.md': ['isOnline: true', 'isOnline: yes'] })).toEqual([
    'content/events/first-talk.md:6:11  isOnline: this is the text "yes". Write true or false, without quotes. A yes or no belongs here.',
  ])
})

test('one value where a list belongs is found', () => {
  expect(linesAfter({ 'mentors/ada.md': ['topics:\n  - Data Science', 'topics: Data Science'] })).toEqual([
    'content/mentors/ada.md:8:9  topics: this is the text "Data Science". Begin each entry with a hyphen on a line of its own. A list belongs here.',
  ])
})

test('a picture written in one line is told its fields', () => {
  expect(
    linesAfter({
      'mentors/ada.md': [
        'image:\n  src: images/ada.webp\n  alt: A woman with a laptop',
        'image: images/ada.webp',
      ],
    }),
  ).toEqual([
    'content/mentors/ada.md:5:8  image: this is the text "images/ada.webp". Write on indented lines below: src: …, alt: …. Several fields belong here.',
    'content/mentors/images/ada.webp:1:1  no document shows this picture. Remove the file if it is not needed. Each picture is named by a document in the folder above it.',
  ])
})

test('a list where a text belongs is found', () => {
  expect(
    linesAfter({ 'mentors/ada.md': ['role: Data scientist, Lagos', 'role: [Data scientist, Lagos]'] }),
  ).toEqual(['content/mentors/ada.md:3:7  role: this is a list. A text belongs here.'])
})

test('a number in a list of texts is found', () => {
  expect(linesAfter({ 'blog/first.md': ['[learning]', '[learning, 2023]'] })).toEqual([
    "content/blog/first.md:6:20  topics, item 2: this is the number 2023. Put it in quotes: '2023'. A text belongs here.",
  ])
})

test('too few entries are counted', () => {
  expect(linesAfter({ 'donations.yaml': ['presets: [10, 25]', 'presets: [10]'] })).toEqual([
    'content/donations.yaml:8:14  presets: 1 entry is too few. There have to be 2 to 6.',
  ])
})

test('too many entries are counted', () => {
  expect(linesAfter({ 'blog/first.md': ['[learning]', '[a, b, c, d, e]'] })).toEqual([
    'content/blog/first.md:6:9  topics: 5 entries are too many. There have to be 1 to 4.',
  ])
})

test('the wrong number of entries is told the right one', () => {
  expect(
    linesAfter({ 'site.yaml': ["  - { network: TikTok, url: 'https://www.tiktok.com/@gelegrid' }\n", ''] }),
  ).toEqual(['content/site.yaml:41:3  social: 6 entries are too few. There have to be exactly 7.'])
})

test('an entry that is there twice is found', () => {
  expect(linesAfter({ 'mentors/ada.md': ['  - Yoruba', '  - English'] })).toEqual([
    'content/mentors/ada.md:12:5  languages: "English" is there twice. Remove one of the two. It already is entry 1.',
  ])
})

test('two sections of a page may not share their key', () => {
  expect(linesAfter({ 'pages/home.yaml': ['key: partners', 'key: pillars'] })).toContain(
    'content/pages/home.yaml:20:10  sections: "pillars" is there twice. Remove one of the two. It already is entry 1.',
  )
})

test('two countries may not share their code', () => {
  expect(linesAfter({ 'options/countries.yaml': ['code: IN', 'code: IS'] })).toEqual([
    'content/options/countries.yaml:3:35  items: "IS" is there twice. Remove one of the two. It already is entry 1.',
  ])
})
