import { beforeEach, expect, test, vi } from 'vitest'
import { nominationRules } from '#src/content/awards.ts'
import { pagesToPrerender } from '#scripts/content/site-pages.ts'
import { headAt, outlineAt } from './page-outline.tsx'

/* What each page of the fixture's organisation consists of. The browser tests open the same pages. */

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const CONTACTS = [
  'hello@kentecode.example → mailto:hello@kentecode.example',
  'partners@kentecode.example → mailto:partners@kentecode.example',
].join(', ')

test('the home page presents the organisation in eight sections, and leads to partnership [PAGE-2 HOME-5 HOME-7..10 HOME-12..15 HOME-21]', async () => {
  expect((await headAt('/')).title).toBe('Home - Kente Code')
  expect(await outlineAt('/')).toEqual([
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

test('About Us states goals, mission, vision and work, and asks for partners [ABOUT-1..4]', async () => {
  expect((await outlineAt('/about-us')).slice(1)).toEqual([
    'Our Goals: 4 items, 1 picture',
    'Our Mission: 1 picture',
    'Our Vision: 1 picture',
    'What We Do: Workshops and Webinars, Mentorship, School Outreach, 3 items, 3 pictures, other non-profits → /non-profits, open positions → /jobs',
    'Partner with Us: Individual, Foundations, Companies, 3 items, 3 pictures, Partner with us → /partner-with-us',
  ])
})

test('the blog has a card for each article, and leads to its feed [PAGE-3 BLOG-1 BLOG-4 BLOG-5 MEMBER-15]', async () => {
  expect((await headAt('/blog')).title).toBe('Blog - Kente Code')
  const [hero, list] = await outlineAt('/blog')
  expect(hero).toBe('Blog: 1 picture')
  expect(list).toMatch(
    /^Increasing productivity in 2023: Climate change .*, The dangers of drug abuse, 6 items,/,
  )
  expect(list?.match(/→ \S+/g)).toEqual([1, 2, 3, 4, 5, 6].map((id) => `→ /blog/${id},`).concat('→ /rss.xml'))
  expect((await outlineAt('/explore/blog'))[1]).toContain('→ /explore/blog/6,')
})

test.each([
  ['/blog', 'The dangers of drug abuse → /blog/6'],
  ['/explore/blog', 'The dangers of drug abuse → /explore/blog/6'],
])(
  'an article below %s leads back to its card there, above and below, and on [BLOG-14..16 MEMBER-15]',
  async (area, next) => {
    expect((await headAt(`${area}/5`)).title).toBe('Living with HIV - Kente Code')
    const back = `Back to Blog → ${area}#5`
    const [text, related] = await outlineAt(`${area}/5`)
    expect(text).toBe(`Living with HIV: The facts, briefly, Sources, 8 items, 1 picture, ${back}, ${back}`)
    expect(related).toMatch(/^Related articles: .*, 3 items,/)
    expect(related).toContain(next)
  },
)

test('the community leads to its form, which is elsewhere [COMMUNITY-1]', async () => {
  expect(await outlineAt('/community')).toEqual([
    'You do not have to learn this alone: 1 picture, Join the community → https://forms.kentecode.example/join',
    'What members get: A mentor of your own, People to ask at midnight, A desk with light, The first to know, 4 items',
    'How to join: 3 items, Open the form → https://forms.kentecode.example/join',
  ])
})

test('Contact Us names both addresses, and has a form [CONTACT-1]', async () => {
  expect(await outlineAt('/contact-us')).toEqual([
    'Contact Us: 1 picture',
    `Send us an email: 2 items, ${CONTACTS}`,
    'Or write to us here: [Send]',
  ])
})

test('five causes can be given to, each with a picture, a button and a page of its own [DONATE-1 DONATE-3 DONATE-4 DONATE-22]', async () => {
  const [, causes = '', steps] = await outlineAt('/donate')
  expect(causes).toMatch(
    /^What you can give to: Learn .*, Tech .*, Hackathon, Free Laptops, Sponsor an Event, 30 items, 5 pictures/,
  )
  expect(causes.match(/\[Donate Now\]/g)).toHaveLength(5)
  expect(steps).toBe('How your gift works: 3 items')
  const [own, others] = await outlineAt('/donate/free-laptops')
  expect(own).toBe(
    'Free Laptops: 4 items, 1 picture, All causes → /donate, [Donate Now], How your gift works → /donate#how-it-works',
  )
  const addresses = ['learn-develop-earn', 'tech-club-formation-in-schools', 'hackathon', 'sponsor-an-event']
  expect(others?.match(/(?<=→ )[^,]+/g)).toEqual(addresses.map((slug) => `/donate/${slug}`))
  expect(await pagesToPrerender(process.cwd())).toContain('/donate/free-laptops')
})

test('the impact stories have a card each, and each story leads back to it and on to the next [STORY-1 STORY-2 MORE-19]', async () => {
  const [, cards = ''] = await outlineAt('/impact-stories')
  expect(cards).toContain('The mothers who did not come back, 6 items, 6 pictures,')
  const addresses = cards.match(/(?<=→ )[^,]+/g) ?? []
  expect(addresses).toHaveLength(6)
  expect(await pagesToPrerender(process.cwd())).toEqual(expect.arrayContaining(addresses))
  const address = '/impact-stories/first-laptop'
  expect((await headAt(address)).title).toBe('The laptop came with a red bow - Kente Code')
  expect(await outlineAt(address)).toEqual([
    'The laptop came with a red bow: 4 items, 1 picture, All impact stories → /impact-stories#first-laptop',
    'Next story: Oranges in the morning, code after two → /impact-stories/trader-to-developer',
  ])
})

test('the 22 categories lead to the form with them chosen, NOMINATE NOW to the form without one [AWARD-2 AWARD-7]', async () => {
  const [, categories = ''] = await outlineAt('/nominate')
  const links = categories.match(/[^,]+ → [^,]+/g) ?? []
  expect(categories).toMatch(/^2023 Categories: Innovator of the Year, .*, Digital Marketing Maven, 22 items/)
  expect(links.slice(0, 2)).toEqual([
    ' NOMINATE NOW → /nominee-info',
    ' Innovator of the Year → /nominee-info?category=innovator-of-the-year',
  ])
  expect(new Set(links).size).toBe(23)
  expect(nominationRules()).toMatchObject({ maxStatementWords: 500, maxFileMegabytes: 5 })
})

test('Non Profits names benefits and answers questions, and leads members to pages of their own [NONPROFIT-1..3 NONPROFIT-7 NONPROFIT-9 NONPROFIT-10]', async () => {
  expect(await outlineAt('/non-profits')).toEqual([
    'Small organisations, one long table: 1 picture',
    'How we support non-profits: Partner with us → /partner-with-us',
    'Benefits of Partnership with Us: Trainers Who Come to You, Lesson Plans to Keep, Working Equipment, Mentors for Your Girls, A Room in Yaba, Help With Your Own Technology, 6 items',
    'Frequently Asked Questions: How does our organisation become a partner?, Can an unregistered organisation partner with you?, How is the work with non-profits funded?, contact page → /contact-us, partner with us → /partner-with-us, donate → /donate',
    'Shall we work together?: BECOME A NONPROFIT PARTNER → /contact-us',
  ])
  expect((await outlineAt('/explore/non-profits')).at(-1)).toBe(
    'Shall we work together?: BECOME A NONPROFIT PARTNER → /explore/contact-us',
  )
})

test('Partner With Us gives reasons, ways and benefits [PARTNER-1..9]', async () => {
  expect((await headAt('/partner-with-us')).title).toBe('Community - Kente Code')
  expect(await outlineAt('/partner-with-us')).toEqual([
    'PARTNER WITH US: 1 picture, Donate Online → /donate',
    'Why Partner With Us: We stay after the certificate, You see the sums, We know these streets, 3 items',
    'How to Get Involved: Financial Support, In-Kind Donations, Mentorship and Workshops, Event Sponsorship, 4 items',
    'Benefits of Partnering: Support Gender Diversity, Corporate Social Responsibility, Community Engagement, Brand Visibility, 4 items',
    `Donate Today: One-Time, Monthly Giving, Corporate Sponsorship, 5 items, ${CONTACTS}, Donate Online → /donate`,
  ])
})

test('Volunteer says what volunteers do, and ends with the form [VOLUNTEER-1..3]', async () => {
  expect(await outlineAt('/volunteer')).toEqual([
    'Lend us your Saturdays: 1 picture',
    'What volunteers do: 3 items',
    'Join our team: [Volunteer Now]',
  ])
})

test('the page for unknown addresses leads on, and is left out by search engines', async () => {
  expect(await headAt('/404')).toMatchObject({ title: 'Page not found - Kente Code', robots: 'noindex' })
  expect(await outlineAt('/404')).toEqual([
    'This page is not on the grid: 1 picture, Back to the home page → /, See our events → /events, Read the blog → /blog, Tell us about it → /contact-us',
  ])
})

test('pages that only forms, mails and the service worker lead to are left out by search engines', async () => {
  for (const at of ['/donate/free-laptops/give', '/donate/sent', '/unsubscribe', '/offline'])
    expect((await headAt(at)).robots, at).toBe('noindex')
})

test('the open positions can be read with and without an account, each on a page of its own [EXPLORE-25 EXPLORE-26 EXPLORE-28 FOUND-13]', async () => {
  const position = (area: string) =>
    `Full-Time Positions: Design Lead, 1 item, Design Lead → ${area}/design-lead`
  expect(await outlineAt('/jobs')).toContain(position('/jobs'))
  expect(await outlineAt('/explore/jobs')).toEqual([
    'Jobs: 1 picture',
    'Work that comes home with you, in a good way',
    position('/explore/jobs'),
    'New jobs by email: [Sign Up]',
    'What it is like here',
  ])
  expect(await outlineAt('/jobs/design-lead')).toEqual([
    'Design Lead: 4 items, All jobs → /jobs, Apply by email → mailto:jobs@kentecode.example?subject=Application%3A%20Design%20Lead',
  ])
})

test('members read about the organisation, on pages that search engines leave out [SITE-8 EXPLORE-12..24 EXPLORE-29..34]', async () => {
  for (const name of ['about', 'how-it-works', 'who-we-are', 'our-impact'])
    expect((await headAt(`/explore/${name}`)).robots).toBe('noindex')
  expect(await outlineAt('/explore/about')).toEqual([
    'Welcome to Kente Code: Good to have you with us, 3 items, 3 pictures',
    'Our Mission: FIND A PROJECT → /explore',
    'What members say',
    expect.stringContaining('[Slide 2 of 2]'),
    'Join Our Newsletter: [Sign Up]',
  ])
  expect((await outlineAt('/explore/how-it-works')).slice(1)).toEqual([
    'From your phone to her classroom: 4 items',
    'How We Help: Female Empowerment, IT Training, Awesome Team, Nonprofits, 4 items',
    'Join Our Community: PROJECTS → /explore, NON PROFITS → /explore/non-profits, BLOGS → /explore/blog',
    'Join Our Newsletter: [Sign Up]',
  ])
  expect((await outlineAt('/explore/who-we-are')).slice(1)).toEqual([
    'Our Story: MEET THE TEAM → /explore/who-we-are#team',
    'Our Mission: 1 picture',
    'Our Vision: 1 picture',
    'Meet the team: Ngozi Umeh, 1 item, 1 picture, JOIN US → /explore/jobs',
    'Join Our Newsletter: [Sign Up]',
  ])
  expect(await outlineAt('/explore/our-impact')).toEqual([
    '2022: 1 picture',
    'Our year on paper: 1 picture, Take the 2022 yearbook home → /reports/impact-report-2022.pdf',
    'Our 2022 counted',
  ])
  const [search, write, ...others] = await outlineAt('/explore/contact-us')
  expect(others.at(-1)).toBe('Join Our Newsletter: [Sign Up]')
  expect(search).toContain('[FIND ANSWERS]')
  expect(write).toMatch(
    /^Not answered yet\?: 4 items, SEND US A MESSAGE → \/explore\/contact-us#write, Facebook .*, LinkedIn /,
  )
})

test('the projects for members are listed, and one is featured [EXPLORE-1 EXPLORE-2]', async () => {
  expect((await headAt('/explore')).title).toBe('Explore Projects - Kente Code')
  expect(await outlineAt('/explore')).toEqual([
    'Explore Projects: 1 picture',
    expect.stringMatching(
      /^Projects: Technical Training, Free Laptops, Pad Support, Scholarship Fund, 4 items,/,
    ),
  ])
  expect(await outlineAt('/explore/featured-projects')).toEqual([
    'Featured Projects: 1 picture',
    'Mobile Technology Bus: 1 picture, [Donate Now], Read its story → /explore/projects/mobile-technology-bus',
  ])
})

test('the channels can be joined by their link, or by an invitation [DISCUSS-1 DISCUSS-3 DISCUSS-4]', async () => {
  expect((await outlineAt('/explore/discussions')).slice(1)).toEqual([
    'Our Community discussions: 1 picture, Back to home → /explore',
    'Channels: General, Design, 2 items, 2 pictures, Join Discord channel: General → https://discord.gg/kentecode-general, [Join Discord channel: Design]',
  ])
})
