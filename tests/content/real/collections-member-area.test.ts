// @vitest-environment node
import {
  allCauses,
  allChannels,
  allJobs,
  allMemberTestimonials,
  allMentors,
  allProjects,
  allTeamMembers,
  countryList,
  donation,
  expertiseList,
  languageList,
  seniorityList,
  timezoneList,
} from 'contentlayer/generated'
import { expect, test } from 'vitest'
import { inOrder } from '#src/content/documents.ts'

test.each(allMentors)('the mentor $name is complete', (mentor) => {
  for (const text of [mentor.role, mentor.content, mentor.image.src, mentor.image.alt])
    expect(text).not.toBe('')
  expect(mentor.wordCount).toBeGreaterThanOrEqual(60)
  expect(mentor.wordCount).toBeLessThanOrEqual(160)
  expect(expertiseList.items).toEqual(expect.arrayContaining(mentor.topics))
  expect(mentor.topics.length).toBeGreaterThan(0)
  expect(languageList.items).toEqual(expect.arrayContaining(mentor.languages))
  expect(mentor.languages.length).toBeGreaterThan(0)
  expect(countryList.items.map(({ code }) => code)).toContain(mentor.country)
  expect(timezoneList.items.map(({ name }) => name)).toContain(mentor.timeZone)
  expect(seniorityList.items.map(({ name }) => name)).toContain(mentor.seniority)
  expect(['Male', 'Female']).toContain(mentor.gender)
})

test('filters by gender and country match some mentors, not all', () => {
  expect(new Set(allMentors.map(({ gender }) => gender))).toEqual(new Set(['Male', 'Female']))
  expect(new Set(allMentors.map(({ country }) => country)).size).toBeGreaterThan(3)
})

test('one channel is public, five are by invitation [DISCUSS-5..7 DATA-20]', () => {
  expect(inOrder(allChannels).map(({ title, access }) => `${title}: ${access}`)).toEqual([
    'General: Public group',
    'Animation: Invite only',
    'Design: Invite only',
    'Web Development: Invite only',
    'Data: Invite only',
    'Cyber Security: Invite only',
  ])
})

test('the five causes stand in their order [DONATE-2]', () => {
  expect(inOrder(allCauses).map(({ title }) => title)).toEqual([
    'Learn Develop Earn program',
    'Tech Club Formation in Schools',
    'Hackathon',
    'Free Laptops',
    'Sponsor an Event',
  ])
})

test('donations are in naira or dollars, at least ten dollars [DONATE-19]', () => {
  expect(donation.currencies.map(({ code }) => code)).toEqual(['NGN', 'USD'])
  expect(donation.currencies.find(({ code }) => code === 'USD')?.minimum).toBe(10)
  for (const { minimum, presets } of donation.currencies) {
    expect(Math.min(...presets)).toBeGreaterThanOrEqual(minimum)
    expect(presets).toEqual(presets.slice().sort((a, b) => a - b))
  }
})

test('the four projects to explore have the goals and the progress that were recorded [EXPLORE-4..7]', () => {
  const projects = inOrder(allProjects.filter(({ isFeatured }) => !isFeatured))
  expect(
    projects.map(({ title, goal, goalFor = null, raised, percent }) => [
      title,
      goal,
      goalFor,
      raised,
      percent,
    ]),
  ).toEqual([
    ['Technical Training', 50_000, 'for 5000 girls', 10_000, 10],
    ['Free Laptops', 100_000, 'for 5000 girls', 10_000, 10],
    ['Pad Support', 5_000, null, 10_000, 10],
    ['Scholarship Fund', 1_000_000, 'for 1000 ladies', 10_000, 10],
  ])
})

test('one project is featured, with the amounts that were recorded [EXPLORE-9 EXPLORE-10]', () => {
  expect(allProjects.filter(({ isFeatured }) => isFeatured)).toEqual([
    expect.objectContaining({ goal: 50_000, raised: 30_000, donations: 12_000, toGo: 20_000, percent: 50 }),
  ])
})

test('two jobs are open, both full time, remote and in Lagos [EXPLORE-26]', () => {
  expect(
    inOrder(allJobs).map(({ role, employment, location }) => `${role}, ${employment}, ${location}`),
  ).toEqual(['Design Lead, Full-Time, Remote, Lagos', 'Senior DevOps engineer, Full-Time, Remote, Lagos'])
})

test('the six of the team have names, roles and pictures', () => {
  expect(new Set(allTeamMembers.map(({ name }) => name)).size).toBe(6)
  expect(new Set(allTeamMembers.map(({ image }) => image.src)).size).toBe(6)
  for (const { role, image } of allTeamMembers) expect([role, image.alt]).not.toContain('')
})

test('two members give testimonials', () => {
  for (const { author, content } of allMemberTestimonials) expect([author, content]).not.toContain('')
})
