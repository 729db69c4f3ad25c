// @vitest-environment node
import {
  allAwardCategories,
  allBlogArticles,
  allCauses,
  allChannels,
  allDocuments,
  allEvents,
  allGalleryGroups,
  allHomeGalleryGroups,
  allImpactStories,
  allJobs,
  allMemberTestimonials,
  allMentors,
  allProjects,
  allSuccessStories,
  allTeamMembers,
  allTestimonials,
  award,
} from 'contentlayer/generated'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inOrder } from '#src/content/documents.ts'

/** The number of documents of each kind. */
const counts = {
  'blog articles': [allBlogArticles, 6],
  'impact stories': [allImpactStories, 6],
  'success stories': [allSuccessStories, 3],
  testimonials: [allTestimonials, 3],
  'testimonials of members': [allMemberTestimonials, 2],
  events: [allEvents, 17],
  'groups of the gallery': [allGalleryGroups, 5],
  'groups of the gallery on the home page': [allHomeGalleryGroups, 4],
  'award categories': [allAwardCategories, 22],
  mentors: [allMentors, 15],
  channels: [allChannels, 6],
  causes: [allCauses, 5],
  projects: [allProjects, 5],
  jobs: [allJobs, 2],
  'members of the team': [allTeamMembers, 6],
} satisfies Record<string, [ReadonlyArray<unknown>, number]>

test.each(Object.entries(counts))('the number of %s is right [STORY-1 BUILD-10]', (_kind, [documents, count]) => {
  expect(documents).toHaveLength(count)
})

test('every document below content/ is compiled, and nothing else [BUILD-2 BUILD-5]', () => {
  const content = join(import.meta.dirname, '../../../content')
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== 'README.md')
  expect(allDocuments.map(({ _id }) => _id).sort()).toEqual(files.sort())
})

test('the blog has its six articles under the ids 1 to 6 [BLOG-5 BLOG-7..12]', () => {
  const articles = allBlogArticles.slice().sort((a, b) => a.id - b.id)
  expect(articles.map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Increasing productivity in 2023',
    '2 Climate change in Africa',
    '3 How AI will change the world',
    '4 How female empowerment impacts lives',
    '5 Living with HIV',
    '6 The dangers of drug abuse',
  ])
})

test.each(allBlogArticles)('the article "$title" has 500 to 900 words, an excerpt and a cover', (article) => {
  expect(article.wordCount).toBeGreaterThanOrEqual(500)
  expect(article.wordCount).toBeLessThanOrEqual(900)
  expect(article.readingMinutes).toBeGreaterThanOrEqual(2)
  expect(article.excerpt.length).toBeGreaterThan(100)
  expect(article.cover.alt).not.toBe('')
})

test.each(allImpactStories)('the story "$title" has a person, a picture and 150 to 350 words', (story) => {
  expect(story.person).not.toBe('')
  expect(story.image.alt).not.toBe('')
  expect(story.wordCount).toBeGreaterThanOrEqual(150)
  expect(story.wordCount).toBeLessThanOrEqual(350)
})

test('the success stories are of the two courses and the mentorship, and name their women [HOME-12]', () => {
  const stories = inOrder(allSuccessStories)
  expect(stories.map(({ title }) => title)).toEqual([
    'Free Data Analysis Course',
    'Free UI/UX Design Course',
    'One-Month Mentorship',
  ])
  for (const { firstName, content } of stories) expect(content).toContain(firstName)
})

test('an event attendee and two workshop participants speak on the home page [HOME-15]', () => {
  expect(inOrder(allTestimonials).map(({ career }) => career)).toEqual([
    'Event attendee',
    'Workshop participant',
    'Workshop participant',
  ])
})

test.each(allEvents)('the event $slug has a beginning, an end, a zone and a place', (event) => {
  expect(event.start).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  expect(event.end > event.start).toBe(true)
  expect(() => new Intl.DateTimeFormat('en', { timeZone: event.timeZone })).not.toThrow()
  expect(event.place).not.toBe('')
  expect(event.body.html).toContain('<p>')
})

test('on 20 November 2026 all 17 events were over', () => {
  expect(allEvents.filter(({ end }) => end < '2026-11-20')).toHaveLength(17)
})

test('some events have a recording, and it has a length', () => {
  const replays = allEvents.flatMap(({ replay }) => (replay ? [replay] : []))
  expect(replays.length).toBeGreaterThan(1)
  expect(replays.length).toBeLessThan(allEvents.length)
  for (const { url, minutes } of replays) {
    expect(url).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/)
    expect(minutes).toBeGreaterThan(0)
  }
})

test('the groups of the gallery stand in their order, each with its day and captioned pictures [GALLERY-2 GALLERY-3]', () => {
  const groups = inOrder(allGalleryGroups)
  expect(groups.map(({ event }) => event)).toEqual([
    'Tech Talk by Her',
    'Workshops',
    'Industry Meets Individual',
    "IWD International Women's Day",
    'More Technological events',
  ])
  for (const { date, images } of groups) {
    expect(date).toMatch(/^20\d\d-\d\d-\d\d/)
    expect(images.length).toBeGreaterThan(1)
    for (const { title, description, alt } of images) expect([title, description, alt]).not.toContain('')
  }
})

test('the home page has 32 pictures, eight of each group, all different [HOME-10 HOME-11]', () => {
  const groups = inOrder(allHomeGalleryGroups)
  expect(groups.map(({ title, images }) => `${title} ${images.length}`)).toEqual([
    'Tech Talk by Her 8',
    'Orbit Labs 8',
    'Kora Systems 8',
    'PalmNet 8',
  ])
  expect(new Set(groups.flatMap(({ images }) => images.map(({ src }) => src))).size).toBe(32)
})

test('the awards of 2023 have their 22 categories in order [SITE-6 AWARD-2..6]', () => {
  expect(award).toMatchObject({ year: 2023, maxStatementWords: 500, maxFileMegabytes: 5 })
  expect(award.terms).toMatch(/the judges may read it/)
  expect(inOrder(allAwardCategories).map(({ title }) => title)).toEqual([
    'Innovator of the Year',
    'Tech Entrepreneur of the Year',
    'Rising Star In Tech',
    'Leadership In Tech',
    'Social Impact In Tech',
    'AI and Machine Learning Trailblazer in Tech',
    'Cyber Security Champion',
    'Mobile App Innovator',
    'Data Scientist of the Year',
    'Tech Educator of the Year',
    'UX/UI Design Excellence',
    'Blockchain Pioneer',
    'Health Tech Innovator',
    'E-commerce Trailblazer',
    'IOT Visionary',
    'Software Engineer of the Year',
    'Tech Start-up of the Year',
    'Digital Transformation Leader',
    'Tech Diversity and Inclusion Advocate',
    'Male Ally of the Year',
    'Financial Tech Innovator',
    'Digital Marketing Maven',
  ])
  for (const { content } of allAwardCategories) expect(content).not.toBe('')
})
