import { beforeEach, expect, test, vi } from 'vitest'
import { nominationRules } from '#src/content/awards.ts'
import { pagesToPrerender } from '#scripts/content/pages-to-prerender.ts'
import { outlineOf } from './page-outline.tsx'
import { headOf } from './show-page.tsx'
import * as about from '#src/routes/member/about.tsx'
import * as memberContact from '#src/routes/member/contact-us.tsx'
import * as discussions from '#src/routes/member/discussions.tsx'
import * as explore from '#src/routes/member/explore.tsx'
import * as featured from '#src/routes/member/featured-projects.tsx'
import * as howItWorks from '#src/routes/member/how-it-works.tsx'
import * as memberJobs from '#src/routes/member/jobs.tsx'
import * as ourImpact from '#src/routes/member/our-impact.tsx'
import * as whoWeAre from '#src/routes/member/who-we-are.tsx'
import * as aboutUs from '#src/routes/site/about-us.tsx'
import * as article from '#src/routes/site/blog-article.tsx'
import * as blog from '#src/routes/site/blog.tsx'
import * as cause from '#src/routes/site/cause.tsx'
import * as community from '#src/routes/site/community.tsx'
import * as contactUs from '#src/routes/site/contact-us.tsx'
import * as donate from '#src/routes/site/donate.tsx'
import * as home from '#src/routes/site/home.tsx'
import * as stories from '#src/routes/site/impact-stories.tsx'
import * as story from '#src/routes/site/impact-story.tsx'
import * as job from '#src/routes/site/job.tsx'
import * as jobs from '#src/routes/site/jobs.tsx'
import * as nominate from '#src/routes/site/nominate.tsx'
import * as nonProfits from '#src/routes/site/non-profits.tsx'
import * as notFound from '#src/routes/site/not-found.tsx'
import * as partnerWithUs from '#src/routes/site/partner-with-us.tsx'
import * as volunteer from '#src/routes/site/volunteer.tsx'

/* What each page of the fixture's organisation consists of. The browser tests open the same pages. */

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const CONTACTS = [
  'hello@kentecode.example → mailto:hello@kentecode.example',
  'partners@kentecode.example → mailto:partners@kentecode.example',
].join(', ')

test('the home page presents the organisation in eight sections, and leads to partnership [PAGE-2 HOME-5 HOME-7..10 HOME-12..15 HOME-21]', () => {
  expect(headOf(home).title).toBe('Home - Kente Code')
  expect(outlineOf(home, { path: '/' })).toEqual([
    expect.stringMatching(
      /^We Inspire Women in Tech: 1 picture, Partner with Us → \/partner-with-us, .*\[Slide 4 of 4\]$/,
    ),
    'How we are making a difference: Career Sponsorship, Incubation Spaces for Innovative Projects, Materials for Change, 3 items, 3 pictures, Help us do more of it → /partner-with-us',
    'GALLERIES: Tech Talk by Her, Orbit Labs, Kora Systems, PalmNet, 24 pictures, [Tech Talk by Her], [Orbit Labs], [Kora Systems], [PalmNet]',
    expect.stringMatching(/^8 pictures, .*\[Slide 8 of 8\]$/),
    'Success Stories: Free Data Analysis Course, Free UI/UX Design Course, One-Month Mentorship, 3 items, 3 pictures',
    'Partner With Us: Financial Support, Skills and Expertise Sharing, Mentorship and Networking, 3 items, Learn More about partnering with us → /partner-with-us',
    'In their own words',
    expect.stringMatching(/^3 pictures, .*\[Slide 3 of 3\]$/),
    'We are building a new world for Women: Join the community → /community',
  ])
})

test('About Us states goals, mission, vision and work, and asks for partners [ABOUT-1..4]', () => {
  expect(outlineOf(aboutUs, { path: '/about-us' }).slice(1)).toEqual([
    'Our Goals: 4 items, 1 picture',
    'Our Mission: 1 picture',
    'Our Vision: 1 picture',
    'What We Do: Workshops and Webinars, Mentorship, School Outreach, 3 items, 3 pictures, other non-profits → /non-profits, open positions → /jobs',
    'Partner with Us: Individual, Foundations, Companies, 3 items, 3 pictures, Partner with us → /partner-with-us',
  ])
})

test('the blog has a card for each article, and leads to its feed [PAGE-3 BLOG-1 BLOG-4 BLOG-5 MEMBER-15]', () => {
  expect(headOf(blog).title).toBe('Blog - Kente Code')
  const [hero, list] = outlineOf(blog, { path: '/blog' })
  expect(hero).toBe('Blog: 1 picture')
  expect(list).toMatch(
    /^Increasing productivity in 2023: Climate change .*, The dangers of drug abuse, 6 items,/,
  )
  expect(list?.match(/→ \S+/g)).toEqual([1, 2, 3, 4, 5, 6].map((id) => `→ /blog/${id},`).concat('→ /rss.xml'))
  expect(outlineOf(blog, { path: '/explore/blog' })[1]).toContain('→ /explore/blog/6,')
})

test.each([
  ['/blog', 'The dangers of drug abuse → /blog/6'],
  ['/explore/blog', 'The dangers of drug abuse → /explore/blog/6'],
])(
  'an article below %s leads back to its card there, above and below, and on [BLOG-14..16 MEMBER-15]',
  (area, next) => {
    const place = { path: `${area}/:id`, at: `${area}/5`, params: { id: '5' } }
    expect(headOf(article, place.params, place.at).title).toBe('Living with HIV - Kente Code')
    const back = `Back to Blog → ${area}#5`
    const [text, related] = outlineOf(article, place)
    expect(text).toBe(`Living with HIV: The facts, briefly, Sources, 8 items, 1 picture, ${back}, ${back}`)
    expect(related).toMatch(/^Related articles: .*, 3 items,/)
    expect(related).toContain(next)
  },
)

test('the community leads to its form, which is elsewhere [COMMUNITY-1]', () => {
  expect(outlineOf(community, { path: '/community' })).toEqual([
    'You do not have to learn this alone: 1 picture, Join the community → https://forms.kentecode.example/join',
    'What members get: A mentor of your own, People to ask at midnight, A desk with light, The first to know, 4 items',
    'How to join: 3 items, Open the form → https://forms.kentecode.example/join',
  ])
})

test('Contact Us names both addresses, and has a form [CONTACT-1]', () => {
  expect(outlineOf(contactUs, { path: '/contact-us' })).toEqual([
    'Contact Us: 1 picture',
    `Send us an email: 2 items, ${CONTACTS}`,
    'Or write to us here: [Send]',
  ])
})

test('five causes can be given to, each with a picture, a button and a page of its own [DONATE-1 DONATE-3 DONATE-4 DONATE-22]', async () => {
  const [, causes = '', steps] = outlineOf(donate, { path: '/donate' })
  expect(causes).toMatch(
    /^What you can give to: Learn .*, Tech .*, Hackathon, Free Laptops, Sponsor an Event, 30 items, 5 pictures/,
  )
  expect(causes.match(/\[Donate Now\]/g)).toHaveLength(5)
  expect(steps).toBe('How your gift works: 3 items')
  const place = { path: '/donate/:slug', at: '/donate/free-laptops', params: { slug: 'free-laptops' } }
  const [own, others] = outlineOf(cause, place)
  expect(own).toBe(
    'Free Laptops: 4 items, 1 picture, All causes → /donate, [Donate Now], How your gift works → /donate#how-it-works',
  )
  const addresses = ['learn-develop-earn', 'tech-club-formation-in-schools', 'hackathon', 'sponsor-an-event']
  expect(others?.match(/(?<=→ )[^,]+/g)).toEqual(addresses.map((slug) => `/donate/${slug}`))
  expect(await pagesToPrerender(process.cwd())).toContain('/donate/free-laptops')
})

test('the impact stories have a card each, and each story leads back to it and on to the next [STORY-1 STORY-2 MORE-19]', async () => {
  const [, cards = ''] = outlineOf(stories, { path: '/impact-stories' })
  expect(cards).toContain('The mothers who did not come back, 6 items, 6 pictures,')
  const addresses = cards.match(/(?<=→ )[^,]+/g) ?? []
  expect(addresses).toHaveLength(6)
  expect(await pagesToPrerender(process.cwd())).toEqual(expect.arrayContaining(addresses))
  const params = { slug: 'first-laptop' }
  const place = { path: '/impact-stories/:slug', at: '/impact-stories/first-laptop', params }
  expect(headOf(story, params).title).toBe('The laptop came with a red bow - Kente Code')
  expect(outlineOf(story, place)).toEqual([
    'The laptop came with a red bow: 4 items, 1 picture, All impact stories → /impact-stories#first-laptop',
    'Next story: Oranges in the morning, code after two → /impact-stories/trader-to-developer',
  ])
})

test('the 22 categories lead to the form with them chosen, NOMINATE NOW to the form without one [AWARD-2 AWARD-7]', () => {
  const [, categories = ''] = outlineOf(nominate, { path: '/nominate' })
  const links = categories.match(/[^,]+ → [^,]+/g) ?? []
  expect(categories).toMatch(/^2023 Categories: Innovator of the Year, .*, Digital Marketing Maven, 22 items/)
  expect(links.slice(0, 2)).toEqual([
    ' NOMINATE NOW → /nominee-info',
    ' Innovator of the Year → /nominee-info?category=innovator-of-the-year',
  ])
  expect(new Set(links).size).toBe(23)
  expect(nominationRules()).toMatchObject({ maxStatementWords: 500, maxFileMegabytes: 5 })
})

test('Non Profits names benefits and answers questions, and leads members to pages of their own [NONPROFIT-1..3 NONPROFIT-7 NONPROFIT-9 NONPROFIT-10]', () => {
  expect(outlineOf(nonProfits, { path: '/non-profits' })).toEqual([
    'Small organisations, one long table: 1 picture',
    'How we support non-profits: Partner with us → /partner-with-us',
    'Benefits of Partnership with Us: Trainers Who Come to You, Lesson Plans to Keep, Working Equipment, Mentors for Your Girls, A Room in Yaba, Help With Your Own Technology, 6 items',
    'Frequently Asked Questions: How does our organisation become a partner?, Can an unregistered organisation partner with you?, How is the work with non-profits funded?, contact page → /contact-us, partner with us → /partner-with-us, donate → /donate',
    'Shall we work together?: BECOME A NONPROFIT PARTNER → /contact-us',
  ])
  expect(outlineOf(nonProfits, { path: '/explore/non-profits' }).at(-1)).toBe(
    'Shall we work together?: BECOME A NONPROFIT PARTNER → /explore/contact-us',
  )
})

test('Partner With Us gives reasons, ways and benefits [PARTNER-1..9]', () => {
  expect(headOf(partnerWithUs).title).toBe('Community - Kente Code')
  expect(outlineOf(partnerWithUs, { path: '/partner-with-us' })).toEqual([
    'PARTNER WITH US: 1 picture, Donate Online → /donate',
    'Why Partner With Us: We stay after the certificate, You see the sums, We know these streets, 3 items',
    'How to Get Involved: Financial Support, In-Kind Donations, Mentorship and Workshops, Event Sponsorship, 4 items',
    'Benefits of Partnering: Support Gender Diversity, Corporate Social Responsibility, Community Engagement, Brand Visibility, 4 items',
    `Donate Today: One-Time, Monthly Giving, Corporate Sponsorship, 5 items, ${CONTACTS}, Donate Online → /donate`,
  ])
})

test('Volunteer says what volunteers do, and ends with the form [VOLUNTEER-1..3]', () => {
  expect(outlineOf(volunteer, { path: '/volunteer' })).toEqual([
    'Lend us your Saturdays: 1 picture',
    'What volunteers do: 3 items',
    'Join our team: [Volunteer Now]',
  ])
})

test('the page for unknown addresses leads on, and is left out by search engines', () => {
  expect(headOf(notFound)).toMatchObject({ title: 'Page not found - Kente Code', robots: 'noindex' })
  expect(outlineOf(notFound, { path: '/404' })).toEqual([
    'This page is not on the grid: 1 picture, Back to the home page → /, See our events → /events, Read the blog → /blog, Tell us about it → /contact-us',
  ])
})

test('the open positions can be read with and without an account, each on a page of its own [EXPLORE-25 EXPLORE-26 EXPLORE-28 FOUND-13]', () => {
  const position = (area: string) =>
    `Full-Time Positions: Design Lead, 1 item, Design Lead → ${area}/design-lead`
  expect(outlineOf(jobs, { path: '/jobs' })).toContain(position('/jobs'))
  expect(outlineOf(memberJobs, { path: '/explore/jobs' })).toEqual([
    'Jobs: 1 picture',
    'Work that comes home with you, in a good way',
    position('/explore/jobs'),
    'New jobs by email: [Sign Up]',
    'What it is like here',
  ])
  const place = { path: '/jobs/:slug', at: '/jobs/design-lead', params: { slug: 'design-lead' } }
  expect(outlineOf(job, place)).toEqual([
    'Design Lead: 4 items, All jobs → /jobs, Apply by email → mailto:jobs@kentecode.example?subject=Application%3A%20Design%20Lead',
  ])
})

test('members read about the organisation, on pages that search engines leave out [SITE-8 EXPLORE-12..24 EXPLORE-29..34]', () => {
  const pages = { about, 'how-it-works': howItWorks, 'who-we-are': whoWeAre, 'our-impact': ourImpact }
  for (const [name, page] of Object.entries(pages))
    expect(headOf<unknown>(page, {}, `/explore/${name}`).robots).toBe('noindex')
  expect(outlineOf(about, { path: '/explore/about' })).toEqual([
    'Welcome to Kente Code: Good to have you with us, 3 items, 3 pictures',
    'Our Mission: FIND A PROJECT → /explore',
    'What members say',
    expect.stringContaining('[Slide 2 of 2]'),
    'Join Our Newsletter: [Sign Up]',
  ])
  expect(outlineOf(howItWorks, { path: '/explore/how-it-works' }).slice(1)).toEqual([
    'From your phone to her classroom: 4 items',
    'How We Help: Female Empowerment, IT Training, Awesome Team, Nonprofits, 4 items',
    'Join Our Community: PROJECTS → /explore, NON PROFITS → /explore/non-profits, BLOGS → /explore/blog',
    'Join Our Newsletter: [Sign Up]',
  ])
  expect(outlineOf(whoWeAre, { path: '/explore/who-we-are' }).slice(1)).toEqual([
    'Our Story: MEET THE TEAM → /explore/who-we-are#team',
    'Our Mission: 1 picture',
    'Our Vision: 1 picture',
    'Meet the team: Ngozi Umeh, 1 item, 1 picture, JOIN US → /explore/jobs',
    'Join Our Newsletter: [Sign Up]',
  ])
  expect(outlineOf(ourImpact, { path: '/explore/our-impact' })).toEqual([
    '2022: 1 picture',
    'Our year on paper: 1 picture, Take the 2022 yearbook home → /reports/impact-report-2022.pdf',
    'Our 2022 counted',
  ])
  const [search, write, ...others] = outlineOf(memberContact, { path: '/explore/contact-us' })
  expect(others.at(-1)).toBe('Join Our Newsletter: [Sign Up]')
  expect(search).toContain('[FIND ANSWERS]')
  expect(write).toMatch(
    /^Not answered yet\?: 4 items, SEND US A MESSAGE → \/explore\/contact-us#write, Facebook .*, LinkedIn /,
  )
})

test('the projects for members are listed, and one is featured [EXPLORE-1 EXPLORE-2]', () => {
  expect(headOf(explore).title).toBe('Explore Projects - Kente Code')
  expect(outlineOf(explore, { path: '/explore' })).toEqual([
    'Explore Projects: 1 picture',
    expect.stringMatching(
      /^Projects: Technical Training, Free Laptops, Pad Support, Scholarship Fund, 4 items,/,
    ),
  ])
  expect(outlineOf(featured, { path: '/explore/featured-projects' })).toEqual([
    'Featured Projects: 1 picture',
    'Mobile Technology Bus: 1 picture, [Donate Now], Read its story → /explore/projects/mobile-technology-bus',
  ])
})

test('the channels can be joined by their link, or by an invitation [DISCUSS-1 DISCUSS-3 DISCUSS-4]', () => {
  expect(outlineOf(discussions, { path: '/explore/discussions' }).slice(1)).toEqual([
    'Our Community discussions: 1 picture, Back to home → /explore',
    'Channels: General, Design, 2 items, 2 pictures, Join Discord channel: General → https://discord.gg/kentecode-general, [Join Discord channel: Design]',
  ])
})
