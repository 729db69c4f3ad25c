import { yamlCollection } from './document.ts'
import { action, choice, image, list, object, order, richText, text } from './field.ts'

const slide = object('One picture of a slideshow.', 'Slide', {
  heading: text('The words over it. Without them, the heading of the page is shown.', {
    maxLength: 80,
    optional: true,
  }),
  image: image('The wide picture.', { size: { minWidth: 1200, shape: [16, 9] } }),
  squareImage: image('The same picture cut square, for phones.', {
    size: { minWidth: 750, shape: [1, 1] },
    optional: true,
  }),
  tone: choice(
    'Write dark when the left half of the wide picture is dark: the words over it are light then.',
    ['light', 'dark'],
    { optional: true },
  ),
})

const section = object('One section of the page.', 'PageSection', {
  key: text('Its name, by which the page finds it. Do not change it.', {
    pattern: { source: '[a-z0-9]+(-[a-z0-9]+)*', says: 'may only have small letters, digits and hyphens' },
  }),
  eyebrow: text('A few words above the heading.', { maxLength: 60, optional: true }),
  heading: text('The heading.', { maxLength: 120, optional: true }),
  text: richText('The paragraphs.', { optional: true }),
  image: image('A picture.', { size: { minWidth: 600 }, optional: true }),
  actions: list('Buttons.', action('One button.'), { optional: true }),
})

export const pageWords = {
  title: text('The title in the browser tab and in search results, without the name of the site.', {
    maxLength: 60,
  }),
  description: text('One or two sentences for search results and shared links.', { maxLength: 160 }),
  heading: text('The heading on top of the page.', { maxLength: 90 }),
}

export const Page = yamlCollection({
  name: 'Page',
  heading: 'Words of a page',
  description: 'The words of one page. The file name is the name of the page.',
  path: 'pages',
  isAlwaysVisible: true,
  fields: {
    ...pageWords,
    intro: richText('The paragraph below the heading.', { optional: true }),
    hero: image('The picture on top of the page.', { size: { minWidth: 800 }, optional: true }),
    slides: list('The pictures of a slideshow on top of the page.', slide, { optional: true }),
    actions: list('Buttons on top of the page.', action('One button.'), { optional: true }),
    sections: list('The sections below, in any order: the page decides where each goes.', section, {
      optional: true,
    }),
  },
})

/** The lists of cards, each with the page that shows it to visitors; null for the member area. */
export const benefitPages = {
  pillars: 'home',
  'ways-to-help': 'home',
  'partner-reasons': 'partner-with-us',
  'ways-to-get-involved': 'partner-with-us',
  'partner-benefits': 'partner-with-us',
  'donation-ways': 'partner-with-us',
  'non-profit-benefits': 'non-profits',
  'how-we-help': null,
  'what-we-do': 'about-us',
  'partner-kinds': 'about-us',
  'member-benefits': 'community',
} as const

export const benefitGroups = Object.keys(benefitPages) as Array<keyof typeof benefitPages>

export const iconNames = [
  'briefcase',
  'buildings',
  'calendar',
  'certificate',
  'chalkboard',
  'chats',
  'code',
  'coins',
  'gift',
  'globe',
  'graduation-cap',
  'hand-coins',
  'handshake',
  'heart',
  'laptop',
  'lightbulb',
  'megaphone',
  'rocket',
  'scales',
  'plant',
  'shield',
  'star',
  'student',
  'target',
  'trophy',
  'users',
] as const

export const Benefit = yamlCollection({
  name: 'Benefit',
  heading: 'Card in a short list',
  description: 'A card in one of the short lists: pillars, reasons, ways to help, benefits.',
  path: 'benefits',
  fields: {
    title: text('The title.', { maxLength: 60 }),
    content: text('One to three sentences.', { maxLength: 320 }),
    group: choice('The list it belongs to.', benefitGroups),
    order: order('Place within its list, counted from 1.'),
    icon: choice('Its icon.', iconNames, { optional: true }),
    image: image('Its picture.', { size: { minWidth: 600 }, optional: true }),
  },
})

export const faqSections = ['common', 'donations', 'nonprofits', 'community', 'non-profit-page'] as const

export const Faq = yamlCollection({
  name: 'Faq',
  heading: 'Question with its answer',
  description: 'A question with its answer. The file name is its address: /faqs#file-name.',
  path: 'faqs',
  fields: {
    question: text('The question.', { maxLength: 140 }),
    answer: richText('The answer.'),
    section: choice('Where it is shown.', faqSections),
    order: order('Place within its section, counted from 1.'),
  },
})
