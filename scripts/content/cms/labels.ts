/** The label of each folder in the visual editor. */
export const collectionLabels: Readonly<Record<string, string>> = {
  blog: 'Blog articles',
  stories: 'Impact stories',
  'success-stories': 'Success stories',
  testimonials: 'Testimonials',
  'member-testimonials': 'Testimonials of members',
  events: 'Events',
  gallery: 'Gallery',
  'home-gallery': 'Gallery of the home page',
  categories: 'Award categories',
  mentors: 'Mentors',
  channels: 'Discussion channels',
  causes: 'Causes to give to',
  projects: 'Projects',
  jobs: 'Jobs',
  faqs: 'Questions and answers',
  benefits: 'Cards in short lists',
  team: 'Team',
  reports: 'Impact reports',
  pages: 'Words of pages',
  legal: 'Legal pages',
  'staff-replies': 'Beginnings of answers by staff',
}

/** Labels for fields whose names are unclear on their own. */
const OTHERS: Readonly<Record<string, string>> = {
  id: 'Number in the address',
  src: 'Picture file',
  alt: 'Text alternative',
  url: 'Address',
  to: 'Goes to',
  from: 'From',
  why: 'Why',
  key: 'Key',
  faqs: 'Questions',
  swift: 'SWIFT code',
  publishAt: 'Shown from',
  expiresAt: 'Shown until',
}

/** The label of a field: lastConfirmedOn becomes "Last confirmed on". */
export function fieldLabel(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return OTHERS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
