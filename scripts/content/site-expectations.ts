import { pageSections } from '#src/content/schema/page-sections.ts'
import { benefitGroups, faqSections } from '#src/content/schema/pages.ts'
import { legalPageNames } from '#src/content/schema/legal.ts'
import { shownReportYear } from '#src/content/schema/reports.ts'
import type { Expectations } from './checks/expectations.ts'
import { neededPictures } from './checks/pictures.ts'
import { MAY_BE_EMPTY } from './checks/collections.ts'
import { newKinds } from './kinds.ts'

/** Requirements of this site's pages and of docs/spec.md for content/. */
export const expectations: Expectations = {
  pictures: neededPictures,
  files: { legal: legalPageNames },
  collections: newKinds.filter(({ name }) => !MAY_BE_EMPTY.includes(name)).map(({ path }) => path),
  sections: pageSections,
  values: [
    { folder: 'benefits', field: 'group', values: benefitGroups },
    { folder: 'faqs', field: 'section', values: faqSections },
    { folder: 'projects', field: 'isFeatured', values: [true], isOne: true },
    { folder: 'reports', field: 'year', values: [shownReportYear], isOne: true },
  ],
  // oxfmt-ignore
  linked: [
    '/about-us', '/blog', '/community', '/contact-us', '/donate', '/events', '/faqs', '/gallery',
    '/impact-stories', '/jobs', '/login', '/nominate', '/nominee-info', '/non-profits', '/partner-with-us',
  ],
  // One statement per line, to be read as a table.
  // oxfmt-ignore
  specified: [
    { statements: 'SITE-6 AWARD-2', at: 'categories', count: 22 },
    {
      statements: 'AWARD-3..6',
      at: 'categories',
      words: [
        ...['Innovator of the Year', 'Tech Entrepreneur of the Year', 'Rising Star In Tech', 'Leadership In Tech'],
        ...['Social Impact In Tech', 'AI and Machine Learning Trailblazer in Tech', 'Cyber Security Champion'],
        ...['Mobile App Innovator', 'Data Scientist of the Year', 'Tech Educator of the Year'],
        ...['UX/UI Design Excellence', 'Blockchain Pioneer', 'Health Tech Innovator', 'E-commerce Trailblazer'],
        ...['IOT Visionary', 'Software Engineer of the Year', 'Tech Start-up of the Year'],
        ...['Digital Transformation Leader', 'Tech Diversity and Inclusion Advocate', 'Male Ally of the Year'],
        ...['Financial Tech Innovator', 'Digital Marketing Maven'],
      ],
    },
    { statements: 'AWARD-1', at: 'pages/nominate.yaml', words: ['{awardYear} Categories'] },
    { statements: 'AWARD-28', at: 'pages/nominate-now.yaml', words: ['deserving candidate', 'celebrate women in tech'] },
    { statements: 'BLOG-1', at: 'pages/blog.yaml', words: ['heading: Blog'] },
    { statements: 'BLOG-5', at: 'blog', words: ['id: 1', 'id: 2', 'id: 3', 'id: 4', 'id: 5', 'id: 6'], atLeast: 6 },
    {
      statements: 'BLOG-7..12',
      at: 'blog',
      words: [
        ...['Increasing productivity in 2023', 'Climate change in Africa', 'How AI will change the world'],
        ...['How female empowerment impacts lives', 'Living with HIV', 'The dangers of drug abuse'],
      ],
    },
    { statements: 'STORY-1', at: 'stories', atLeast: 6 },
    { statements: 'HOME-1 HOME-2', at: 'pages/home.yaml', words: ['We Inspire Women in Tech', 'Transforming Lives, One Tech Journey at a Time'] },
    { statements: 'HOME-1', at: 'pages/home.yaml', list: 'slides', atLeast: 4 },
    { statements: 'HOME-6', at: 'pages/home.yaml', words: ['How we are making a difference'] },
    { statements: 'HOME-7', at: 'benefits', words: ['Career Sponsorship', 'Incubation Spaces for Innovative Projects', 'Materials for Change'] },
    { statements: 'HOME-10', at: 'home-gallery', atLeast: 4 },
    { statements: 'HOME-11', at: 'home-gallery', list: 'images', atLeast: 8, atMost: 9 },
    { statements: 'HOME-12', at: 'success-stories', words: ['Free Data Analysis Course', 'Free UI/UX Design Course', 'One-Month Mentorship'], atLeast: 3 },
    { statements: 'HOME-13', at: 'benefits', words: ['Financial Support', 'Skills and Expertise Sharing', 'Mentorship and Networking'] },
    { statements: 'HOME-15', at: 'testimonials', words: ['Event attendee', 'Workshop participant'], atLeast: 3 },
    { statements: 'ABOUT-3', at: 'benefits', words: ['Workshops and Webinars', 'Mentorship', 'School Outreach'] },
    { statements: 'ABOUT-4', at: 'benefits', words: ['Individual', 'Foundations', 'Companies'] },
    { statements: 'PARTNER-5', at: 'benefits', words: ['In-Kind Donations', 'Mentorship and Workshops', 'Event Sponsorship'] },
    { statements: 'PARTNER-7', at: 'benefits', words: ['Support Gender Diversity', 'Corporate Social Responsibility', 'Community Engagement', 'Brand Visibility'] },
    { statements: 'PARTNER-9', at: 'benefits/donation-ways', atLeast: 3 },
    { statements: 'FAQ-3', at: 'pages/faqs.yaml', words: ['About Donations', 'About Nonprofits', 'About Community'] },
    { statements: 'FAQ-2', at: 'pages/faqs.yaml', words: ['Common questions'] },
    { statements: 'FAQ-5', at: 'pages/faqs.yaml', words: ['Email Us Here'] },
    { statements: 'FAQ-6 FAQ-7', at: 'faqs', words: ['$10', 'all donations are tax-deductible'] },
    { statements: 'NONPROFIT-3', at: 'benefits/non-profit-benefits', atLeast: 6 },
    { statements: 'NONPROFIT-8', at: 'faqs', words: ['become a partner?', 'Can an unregistered organisation', 'How is the work with non-profits funded?'] },
    { statements: 'EVENT-1', at: 'pages/events.yaml', list: 'slides', atLeast: 3 },
    { statements: 'EVENT-3', at: 'pages/events.yaml', words: ['There is no upcoming event'] },
    { statements: 'GALLERY-1', at: 'pages/gallery.yaml', words: ['title: Gallery'] },
    { statements: 'GALLERY-2', at: 'gallery', atLeast: 5 },
    { statements: 'GALLERY-3', at: 'gallery', words: ['Tech Talk by Her', 'Workshops', 'Industry Meets Individual', 'More Technological events'] },
    { statements: 'DONATE-2', at: 'causes', words: ['Learn Develop Earn program', 'Tech Club Formation in Schools', 'Hackathon', 'Free Laptops', 'Sponsor an Event'], atLeast: 5 },
    { statements: 'DONATE-19 DONATE-20', at: 'donations.yaml', words: ['code: NGN', 'code: USD', 'minimum: 10'] },
    { statements: 'NEWS-1..3', at: 'site.yaml', words: ['Join Our Newsletter', 'Stay in the loop with our latest updates!', 'the next events, workshops', 'openings in tech'] },
    { statements: 'DISCUSS-5', at: 'channels', atLeast: 6 },
    { statements: 'DISCUSS-6 DISCUSS-7', at: 'channels', words: ['General', 'Animation', 'Design', 'Web Development', 'Data', 'Cyber Security'] },
    { statements: 'EXPLORE-4..7', at: 'projects', words: ['goal: 50000', 'goal: 100000', 'goal: 5000', 'goal: 1000000', 'for 5000 girls', 'for 1000 ladies'] },
    { statements: 'EXPLORE-9 EXPLORE-10', at: 'projects', words: ['raised: 30000', 'donations: 12000', 'toGo: 20000'] },
    { statements: 'EXPLORE-15', at: 'member-testimonials', atLeast: 2 },
    { statements: 'EXPLORE-18', at: 'benefits', words: ['Female Empowerment', 'IT Training', 'Awesome Team', 'Nonprofits'] },
    { statements: 'EXPLORE-22', at: 'team', atLeast: 6 },
    { statements: 'EXPLORE-26', at: 'jobs', words: ['Design Lead', 'Senior DevOps engineer', 'Remote, Lagos', 'Full-Time'] },
    { statements: 'PRIV-1', at: 'legal/privacy-policy.yaml', words: ['title: Privacy Policy'] },
    { statements: 'PRIV-1', at: 'legal/terms-of-use.yaml', words: ['title: Terms of Use'] },
    { statements: 'PRIV-5', at: 'site.yaml', words: ['privacyPage: /privacy-policy', 'termsPage: /terms-of-use'] },
    { statements: 'A11Y-1', at: 'legal/accessibility.yaml', words: ['title: Accessibility', 'key: aim', 'key: works', 'key: known-limits', 'key: report', 'working days'] },
    { statements: 'A11Y-2', at: 'site.yaml', words: ['accessibilityPage: /accessibility'] },
    { statements: 'DATA-23 DATA-24', at: 'options/countries.yaml', words: ['id: 110, name: Iceland, code: IS', 'id: 110, name: India, code: IN'] },
    { statements: 'DATA-26', at: 'options/languages.yaml', words: ['English', 'Mandarin Chinese', 'Hindi', 'Spanish', 'French', 'Arabic', 'Bengali', 'Russian', 'Portuguese', 'Indonesian', 'Urdu', 'German', 'Japanese', 'Swahili', 'Tamil', 'Turkish', 'Italian', 'Dutch', 'Swedish', 'Sindhi'] },
    { statements: 'DATA-27 DATA-28', at: 'options/timezones.yaml', words: ['(GMT+01:00) Lagos', 'Africa/Nairobi', 'America/', 'Asia/', 'Australia/', 'Europe/'] },
    { statements: 'DATA-30', at: 'options/seniority.yaml', words: ['Intern', 'Junior', 'Mid-level', 'Senior', 'Lead', 'Principal', 'Architect', 'Director', 'C-level'] },
    { statements: 'DATA-32..34', at: 'options/expertise.yaml', words: ['Programming', 'Web Development', 'Mobile App Development', 'Data Science', 'Artificial Intelligence', 'Machine Learning', 'Cloud Computing', 'Cybersecurity', 'Blockchain', 'Internet Of Things', 'DevOps', 'User Experience', 'UserInterface', 'Frontend Development', 'Backend Development', 'FullStack Development', 'Database Management', 'Networking', 'Software Testing', 'Agile Methodology'] },
  ],
}
