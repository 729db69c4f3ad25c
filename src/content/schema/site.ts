import { yamlSingleton } from './document.ts'
import { choice, email, image, link, list, object, text, url } from './field.ts'

const navigationLink = object('One link.', 'NavigationLink', {
  label: text('The words of the link.', { maxLength: 30 }),
  to: link('The page it opens.'),
})

const socialNetworks = [
  'Facebook',
  'Instagram',
  'Twitter',
  'LinkedIn',
  'YouTube',
  'Medium',
  'TikTok',
] as const

export type SocialNetwork = (typeof socialNetworks)[number]

const contactEmail = object('One address.', 'ContactEmail', {
  label: text('What it is for.', { maxLength: 40 }),
  address: email('The e-mail address.'),
})

export const SiteSettings = yamlSingleton({
  name: 'SiteSettings',
  heading: 'Settings of the whole site',
  description: 'What every page shows: the name, the navigation, the footer, the newsletter pop-up.',
  path: 'site.yaml',
  fields: {
    name: text('The name of the organisation.', {
      maxLength: 30,
      pattern: { source: '[^{}]+', says: 'must have no braces' },
    }),
    titlePattern: text('How a browser tab is titled. {page} and {site} are filled in.', {
      placeholders: ['page'],
      pattern: {
        source: '.*\\{page\\}.*\\{site\\}.*',
        says: 'must contain {page} and {site}, in this order',
      },
    }),
    address: object('The street address, shown in the footer.', 'PostalAddress', {
      street: text('Street and number.', { isName: true }),
      city: text('City or town.', { isName: true }),
      region: text('State.', { isName: true }),
      country: text('Country.', { isName: true }),
    }),
    domain: text('The domain of the site. Calendars know events by it: do not change it without need.', {
      pattern: { source: '[a-z0-9-]+(\\.[a-z0-9-]+)+', says: 'must look like example.org' },
    }),
    emails: object('The addresses people can write to.', 'ContactEmails', {
      general: contactEmail,
      partners: contactEmail,
    }),
    navigation: object('The navigation bar on top of every public page.', 'Navigation', {
      main: list('Links in the bar, left to right.', navigationLink),
      moreLabel: text('The word on the button that opens the other links.', { maxLength: 20 }),
      more: list('Links behind that button.', navigationLink),
      login: navigationLink,
      // Replaces the login for signed-in members.
      memberArea: navigationLink,
      partner: navigationLink,
    }),
    memberNavigation: object('The navigation of the member area.', 'MemberNavigation', {
      main: list('Links in the bar on top, left to right.', navigationLink),
      menu: list('Links of the slide-in menu on phones.', navigationLink),
      projects: list('The tabs above the projects.', navigationLink),
      organisation: list('The tabs above the pages about the organisation.', navigationLink),
      account: list('The tabs above the pages of the account.', navigationLink),
      profile: list('Links of the menu of the account, on phones of the slide-in menu.', navigationLink),
    }),
    footer: object('The foot of every page.', 'Footer', {
      mission: text('One or two sentences under the logo.', { maxLength: 240 }),
      menuHeadingSmall: text('Heading of the link list on small screens.'),
      menuHeadingLarge: text('Heading of the link list on larger screens.'),
      menu: list('The links.', navigationLink),
      contactHeading: text('Heading above the e-mails and the address.'),
      socialHeading: text('Heading above the social networks.'),
      privacyLabel: text('Words for the privacy policy.'),
      privacyPage: link('The page these words open. Without it they are no link.', { optional: true }),
      termsLabel: text('Words for the terms of use.'),
      termsPage: link('The page these words open. Without it they are no link.', { optional: true }),
      accessibilityLabel: text('Words for the accessibility statement. Without them there are none.', {
        optional: true,
      }),
      accessibilityPage: link('The page these words open.', { optional: true }),
      colorMode: object('The choice between light and dark colours.', 'ColorModeCopy', {
        heading: text('Heading above the choice.', { maxLength: 30 }),
        system: text('The colours that the device has.', { maxLength: 14 }),
        light: text('Light colours.', { maxLength: 14 }),
        dark: text('Dark colours.', { maxLength: 14 }),
      }),
      dataSaver: text(
        'The switch that saves data: the smallest pictures, and nothing that moves by itself.',
        { maxLength: 30 },
      ),
      copyright: text('The copyright line. {year} and {site} are filled in.', { placeholders: ['year'] }),
      credits: text('Who drew the pictures and the type.'),
    }),
    social: list(
      'The social networks, in the order shown.',
      object('One network.', 'SocialLink', {
        network: choice('Its name, which is also the name of its icon.', socialNetworks),
        url: url('Our page there.'),
      }),
      { min: 7, max: 7 },
    ),
    newsletter: object('The pop-up that invites people to the newsletter.', 'Newsletter', {
      title: text('Its title.', { maxLength: 60 }),
      subtitle: text('The line below the title.', { maxLength: 120 }),
      body: text('What subscribers get.', { maxLength: 300 }),
      button: text('The words on its button.', { maxLength: 30 }),
      url: url('The sign-up page the button opens in a new tab.'),
    }),
    links: object('Pages of ours on other sites.', 'ExternalLinks', {
      communityForm: url('The form people fill in to join the community.'),
      discord: url('Our chat server.'),
    }),
    submissions: object('What happens to forms that people send.', 'SubmissionSettings', {
      referencePrefix: text('How the reference of each begins, such as GG in GG-7F3KQ2.', {
        pattern: { source: '[A-Z]{2,4}', says: 'must be two to four capital letters' },
      }),
      team: object('The addresses that are told when something has arrived.', 'TeamAddresses', {
        contact: email('For messages.'),
        volunteering: email('For applications of volunteers.'),
        donations: email('For announced gifts.'),
        nominations: email('For nominations.'),
      }),
    }),
    sharing: image('The picture shown where a page is shared.', {
      size: { minWidth: 1200, shape: [1200, 630] },
    }),
  },
})
