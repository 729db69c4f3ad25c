import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { benefits } from '#src/content/benefits.ts'
import { memberTestimonials, teamMembers } from '#src/content/members.ts'
import * as about from '#src/routes/member/about.tsx'
import * as howItWorks from '#src/routes/member/how-it-works.tsx'
import * as ourImpact from '#src/routes/member/our-impact.tsx'
import * as whoWeAre from '#src/routes/member/who-we-are.tsx'
import * as blogArticle from '#src/routes/site/blog-article.tsx'
import * as blog from '#src/routes/site/blog.tsx'
import * as nonProfits from '#src/routes/site/non-profits.tsx'
import { headOf, showPage } from '#tests/sections/show-page.tsx'
import { layOut, visit } from '#tests/ui/browser-fakes.ts'
import { forMember } from './for-member.tsx'

beforeEach(() => {
  visit()
  layOut({ track: 700, card: 700 })
})

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))

test('the page About welcomes members, over three pictures [EXPLORE-12 EXPLORE-14]', () => {
  showPage(forMember(about), { path: '/explore/about' })
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Kente Code' })).toBeVisible()
  const welcome = region('Good to have you with us')
  expect(welcome.getByText(/You now belong to a circle of women/)).toBeVisible()
  expect(welcome.getAllByRole('img')).toHaveLength(3)
})

test("'Our Mission' has a button to the projects [EXPLORE-13]", () => {
  showPage(forMember(about), { path: '/explore/about' })
  const button = region('Our Mission').getByRole('link', { name: 'FIND A PROJECT' })
  expect(button).toHaveAttribute('href', '/explore')
})

test('a carousel has what members say, each with its author [EXPLORE-15 DATA-11]', () => {
  showPage(forMember(about), { path: '/explore/about' })
  const slides = screen.getAllByRole('group', { name: /^\d of \d$/ })
  expect(slides).toHaveLength(memberTestimonials().length)
  for (const [index, { author, content }] of memberTestimonials().entries()) {
    expect(slides[index]).toHaveTextContent(author)
    expect(slides[index]).toHaveTextContent(content)
  }
})

test('How it works begins with its steps, then says what we help with [EXPLORE-17 EXPLORE-18]', () => {
  showPage(forMember(howItWorks), { path: '/explore/how-it-works' })
  expect(region('From your phone to her classroom').getAllByRole('listitem')).toHaveLength(4)
  const help = region('How We Help')
  expect(help.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    benefits('how-we-help').map(({ title }) => title),
  )
})

test("'Join Our Community' leads to projects, non-profits and the blog for members [EXPLORE-19]", () => {
  showPage(forMember(howItWorks), { path: '/explore/how-it-works' })
  const links = region('Join Our Community').getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PROJECTS', '/explore'],
    ['NON PROFITS', '/explore/non-profits'],
    ['BLOGS', '/explore/blog'],
  ])
})

test('Who we are tells the story, the mission and the vision [EXPLORE-21]', () => {
  showPage(forMember(whoWeAre), { path: '/explore/who-we-are' })
  for (const heading of ['Our Story', 'Our Mission', 'Our Vision'])
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible()
})

test('everyone of the team has a picture, a name and a role [EXPLORE-22]', () => {
  showPage(forMember(whoWeAre), { path: '/explore/who-we-are' })
  const people = region('Meet the team').getAllByRole('listitem')
  expect(people).toHaveLength(teamMembers().length)
  for (const [index, { name, role, picture }] of teamMembers().entries()) {
    const person = within(people[index]!)
    expect(person.getByRole('img', { name: picture.alt })).toBeInTheDocument()
    expect(person.getByRole('heading', { name })).toBeVisible()
    expect(person.getByText(role)).toBeVisible()
  }
})

test("'MEET THE TEAM' leads to the team on the same page, 'JOIN US' to the jobs [EXPLORE-23]", () => {
  showPage(forMember(whoWeAre), { path: '/explore/who-we-are' })
  expect(screen.getByRole('link', { name: 'MEET THE TEAM' })).toHaveAttribute(
    'href',
    '/explore/who-we-are#team',
  )
  expect(screen.getByRole('heading', { name: 'Meet the team' })).toHaveAttribute('id', 'team')
  expect(screen.getByRole('link', { name: 'JOIN US' })).toHaveAttribute('href', '/explore/jobs')
})

test("Our impact is headed '2022' [EXPLORE-29]", () => {
  showPage(ourImpact, { path: '/explore/our-impact' })
  expect(screen.getByRole('heading', { level: 1, name: '2022' })).toBeVisible()
})

test('a button downloads the impact report of 2022, whose figures are on the page as well [EXPLORE-30]', () => {
  showPage(ourImpact, { path: '/explore/our-impact' })
  const button = screen.getByRole('link', { name: 'Take the 2022 yearbook home' })
  expect(button).toHaveAttribute('href', '/reports/impact-report-2022.pdf')
  expect(button).toHaveAttribute('download')
  expect(screen.getByRole('heading', { name: 'Our 2022 counted' })).toBeVisible()
})

test('members see the page for non-profits, with its buttons leading to their own pages [NONPROFIT-10]', () => {
  const path = '/explore/non-profits'
  showPage(nonProfits, { path })
  const button = screen.getByRole('link', { name: 'BECOME A NONPROFIT PARTNER' })
  expect(button).toHaveAttribute('href', '/explore/contact-us')
  expect(headOf(nonProfits, {}, path).robots).toBe('noindex')
})

test('members read the blog at addresses of their own [MEMBER-15]', () => {
  showPage(blog, { path: '/explore/blog' })
  const [first] = screen.getAllByRole('article')
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/explore/blog/1')
})

test("an article in the member area leads back to the members' list, and on to articles there", () => {
  showPage(blogArticle, { path: '/explore/blog/:id', at: '/explore/blog/2', params: { id: '2' } })
  for (const link of screen.getAllByRole('link', { name: /Back to Blog/ }))
    expect(link).toHaveAttribute('href', '/explore/blog#2')
  for (const link of region('Related articles').getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/explore\/blog\/\d$/)
})

test.each([
  [about, 'About', '/explore/about'],
  [howItWorks, 'How It Works', '/explore/how-it-works'],
  [whoWeAre, 'Who We Are', '/explore/who-we-are'],
  [ourImpact, 'Our Impact', '/explore/our-impact'],
])(
  'the page at %3$s is titled, and search engines are asked to leave it out [SITE-8]',
  (page, title, path) => {
    expect(headOf(page as never, {}, path)).toMatchObject({
      title: `${title} - Kente Code`,
      robots: 'noindex',
    })
  },
)
