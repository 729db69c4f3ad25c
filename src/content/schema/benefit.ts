import { yamlCollection } from './document.ts'
import { choice, image, order, text } from './field.ts'

/** Which list on which page a card belongs to. */
export const benefitGroups = [
  'pillars',
  'ways-to-help',
  'partner-reasons',
  'ways-to-get-involved',
  'partner-benefits',
  'donation-ways',
  'non-profit-benefits',
  'how-we-help',
  'what-we-do',
  'partner-kinds',
  'member-benefits',
] as const

/** Names of icons a card can carry. */
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
  description: 'A card in one of the short lists: pillars, reasons, ways to help, benefits.',
  path: 'benefits',
  fields: {
    title: text('The title.', { maxLength: 60 }),
    content: text('One to three sentences.', { maxLength: 320 }),
    group: choice('The list it belongs to.', benefitGroups),
    order: order('Place within its list, counted from 1.'),
    icon: choice('Its icon.', iconNames, { optional: true }),
    image: image('Its picture.', { optional: true }),
  },
})
