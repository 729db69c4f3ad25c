// @vitest-environment node
import { allBenefits, allFaqs, allPages, donation, siteSetting } from 'contentlayer/generated'
import type { Benefit, Faq } from 'contentlayer/generated'
import { expect, test } from 'vitest'
import { inOrder } from '#src/content/documents.ts'
import { pageCopy, pageHead, pageSection } from '#src/content/pages.ts'

/** The title of the browser tab of each page, without the name of the site. */
const titles = {
  home: 'Home',
  login: 'Login',
  signup: 'Sign Up',
  'password-recovery': 'Password Recovery',
  'about-us': 'About Us',
  'contact-us': 'Contact Us',
  'impact-stories': 'Impact Stories',
  community: 'Our Community',
  events: 'Events',
  blog: 'Blog',
  gallery: 'Gallery',
  'partner-with-us': 'Community',
  donate: 'Donate',
  volunteer: 'Volunteer',
  faqs: 'FAQs',
  'non-profits': 'Non Profits',
  nominate: 'Nominate',
  'nominee-info': "Nominee's Information",
  'nominate-now': 'Nominate Now',
  explore: 'Explore Projects',
  'featured-projects': 'Featured Projects',
  'explore-about': 'About',
  'how-it-works': 'How It Works',
  'who-we-are': 'Who We Are',
  jobs: 'Jobs',
  'our-impact': 'Our Impact',
  'explore-contact-us': 'Contact the Team',
  mentors: 'Community Mentors',
  discussions: 'Discussions',
  'my-account': 'My Account',
  donations: 'Donations',
  'not-found': 'Page not found',
  error: 'Something went wrong',
}

test.each(Object.entries(titles))('the page %s is titled "%s" and described [MORE-1]', (name, title) => {
  const page = pageCopy(name)
  expect(page.title).toBe(title)
  expect(page.description.length).toBeGreaterThan(40)
  expect(page.heading).not.toBe('')
})

test('the tab is titled with the page, then the site', () => {
  expect(pageHead(pageCopy('home')).title).toBe(`Home - ${siteSetting.name}`)
  expect(pageHead(pageCopy('mentors')).title).toBe(`Community Mentors - ${siteSetting.name}`)
})

test('the sections of a page have names of their own', () => {
  for (const { slug, sections = [] } of allPages) {
    const keys = sections.map(({ key }) => key)
    expect(new Set(keys).size, `sections of ${slug}`).toBe(keys.length)
  }
})

const headings = [
  ['home', 'difference', 'How we are making a difference'],
  ['home', 'galleries', 'GALLERIES'],
  ['home', 'partner', 'Partner With Us'],
  ['home', 'closing', 'We are building a new world for Women'],
  ['about-us', 'what-we-do', 'What We Do'],
  ['about-us', 'partner', 'Partner with Us'],
  ['partner-with-us', 'reasons', 'Why Partner With Us'],
  ['partner-with-us', 'ways', 'How to Get Involved'],
  ['partner-with-us', 'benefits', 'Benefits of Partnering'],
  ['partner-with-us', 'donate-today', 'Donate Today'],
  ['volunteer', 'form', 'Join our team'],
  ['faqs', 'common', 'Common questions'],
  ['faqs', 'donations', 'About Donations'],
  ['faqs', 'nonprofits', 'About Nonprofits'],
  ['faqs', 'community', 'About Community'],
  ['non-profits', 'benefits', 'Benefits of Partnership with Us'],
  ['non-profits', 'questions', 'Frequently Asked Questions'],
  ['nominate', 'categories', '2023 Categories'],
  ['explore-about', 'mission', 'Our Mission'],
  ['how-it-works', 'how-we-help', 'How We Help'],
  ['how-it-works', 'join', 'Join Our Community'],
  ['jobs', 'positions', 'Full-Time Positions'],
  ['explore-contact-us', 'answers', 'FIND ANSWERS'],
  ['explore-contact-us', 'message', 'SEND US A MESSAGE'],
  ['mentors', 'list', '200 Mentors'],
  ['mentors', 'filters', 'Filters'],
  ['my-account', 'recent-donations', 'Recent Donations'],
  ['my-account', 'email-settings', 'Email Settings'],
  ['my-account', 'reset-password', 'Reset Password'],
] as const

test.each(headings)('on the page %s the section %s is headed "%s" [HOME-6 FAQ-3 AWARD-1]', (page, key, heading) => {
  expect(pageSection(pageCopy(page), key).heading).toBe(heading)
})

test('headings on top of pages are kept word for word [BLOG-1 GALLERY-1]', () => {
  const pages = ['blog', 'gallery', 'partner-with-us', 'our-impact', 'discussions'] as const
  expect(pages.map((name) => pageCopy(name).heading)).toEqual([
    'Blog',
    'Gallery',
    'PARTNER WITH US',
    '2022',
    'Our Community discussions',
  ])
})

const buttons = [
  ['home', null, 'Partner with Us', '/partner-with-us'],
  ['home', 'partner', 'Learn More', '/partner-with-us'],
  ['home', 'difference', 'Help us do more of it', '/partner-with-us'],
  ['partner-with-us', null, 'Donate Online', '/donate'],
  ['faqs', 'ask', 'Email Us Here', '/contact-us'],
  ['non-profits', 'support', 'Partner with us', '/partner-with-us'],
  ['non-profits', 'become', 'BECOME A NONPROFIT PARTNER', '/contact-us'],
  ['nominate', 'categories', 'NOMINATE NOW', '/nominee-info'],
  ['explore-about', 'mission', 'FIND A PROJECT', '/explore'],
  ['how-it-works', 'join', 'PROJECTS', '/explore'],
  ['how-it-works', 'join', 'NON PROFITS', '/non-profits'],
  ['how-it-works', 'join', 'BLOGS', '/blog'],
  ['who-we-are', 'story', 'MEET THE TEAM', '/about-us'],
  ['who-we-are', 'team', 'JOIN US', '/volunteer'],
  ['mentors', null, 'Back to home', '/explore'],
  ['my-account', 'recent-donations', 'Find a Project', '/explore'],
  ['donations', 'empty', 'Find a Project', '/explore'],
] as const

test.each(buttons)('on the page %s (%s) the button "%s" goes to %s [FAQ-5]', (name, key, label, to) => {
  const page = pageCopy(name)
  const { actions = [] } = key === null ? page : pageSection(page, key)
  expect(actions).toContainEqual({ label, to })
})

test('the home page opens with four slides, the events page with three [HOME-1 HOME-2 EVENT-1]', () => {
  expect(pageCopy('events').slides).toHaveLength(3)
  const home = pageCopy('home')
  expect(home.slides?.map(({ heading }) => heading ?? home.heading)).toEqual([
    'We Inspire Women in Tech',
    'Transforming Lives, One Tech Journey at a Time',
    'We Inspire Women in Tech',
    'Transforming Lives, One Tech Journey at a Time',
  ])
})

test('the events page states that nothing is upcoming [EVENT-3]', () => {
  expect(pageSection(pageCopy('events'), 'no-upcoming').heading).toBe('There is no upcoming event')
})

test('the nominator is thanked for a deserving candidate, and for celebrating women in tech [AWARD-28]', () => {
  const words = pageSection(pageCopy('nominate-now'), 'thank-you').text?.html
  expect(words).toContain('Thank you for nominating a deserving candidate')
  expect(words).toContain('celebrate women in tech')
})

function titlesOf(group: Benefit['group']) {
  return inOrder(allBenefits.filter((benefit) => benefit.group === group)).map(({ title }) => title)
}

test('the short lists of cards are complete and in order [HOME-7 HOME-13 ABOUT-3 ABOUT-4 PARTNER-5 PARTNER-7]', () => {
  expect(titlesOf('pillars')).toEqual([
    'Career Sponsorship',
    'Incubation Spaces for Innovative Projects',
    'Materials for Change',
  ])
  expect(titlesOf('ways-to-help')).toEqual([
    'Financial Support',
    'Skills and Expertise Sharing',
    'Mentorship and Networking',
  ])
  expect(titlesOf('ways-to-get-involved')).toEqual([
    'Financial Support',
    'In-Kind Donations',
    'Mentorship and Workshops',
    'Event Sponsorship',
  ])
  expect(titlesOf('partner-benefits')).toEqual([
    'Support Gender Diversity',
    'Corporate Social Responsibility',
    'Community Engagement',
    'Brand Visibility',
  ])
  expect(titlesOf('donation-ways')).toEqual(['One-Time', 'Monthly Giving', 'Corporate Sponsorship'])
  expect(titlesOf('how-we-help')).toEqual(['Female Empowerment', 'IT Training', 'Awesome Team', 'Nonprofits'])
  expect(titlesOf('what-we-do')).toEqual(['Workshops and Webinars', 'Mentorship', 'School Outreach'])
  expect(titlesOf('partner-kinds')).toEqual(['Individual', 'Foundations', 'Companies'])
  expect(titlesOf('partner-reasons')).toHaveLength(3)
  expect(titlesOf('non-profit-benefits')).toHaveLength(6)
})

test('the six benefits for non-profits have the icons that larger screens show [NONPROFIT-5]', () => {
  for (const { group, icon, title } of allBenefits) {
    if (group === 'non-profit-benefits') expect(icon, title).toBeDefined()
  }
})

function questionsOf(section: Faq['section']) {
  return inOrder(allFaqs.filter((faq) => faq.section === section))
}

test('three questions are common, three are about partnership of non-profits, and each section has some [FAQ-2 NONPROFIT-8]', () => {
  expect(questionsOf('common')).toHaveLength(3)
  expect(questionsOf('non-profit-page').map(({ question }) => question)).toEqual([
    'How does our organisation become a partner?',
    'Can an unregistered organisation partner with you?',
    'How is the work with non-profits funded?',
  ])
  for (const section of ['donations', 'nonprofits', 'community'] as const)
    expect(questionsOf(section).length).toBeGreaterThan(1)
})

test('every question has an answer', () => {
  for (const { question, answer } of allFaqs) expect(answer.html, question).toMatch(/<(?:p|li)>\S/)
})

test('ten dollars are the least one can give, and all donations are tax-deductible [DONATE-20 FAQ-6 FAQ-7]', () => {
  const answers = questionsOf('donations').map(({ answer }) => answer.raw)
  const minimum = donation.currencies.find(({ code }) => code === 'USD')?.minimum
  expect(answers.filter((answer) => answer.includes(`$${minimum}`))).not.toEqual([])
  expect(minimum).toBe(10)
  expect(answers.join()).toContain('all donations are tax-deductible')
})
