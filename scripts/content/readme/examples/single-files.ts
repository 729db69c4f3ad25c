import type { Example } from '#scripts/content/readme/template.ts'

const socialNetworks = {
  Facebook: 'https://www.facebook.com/gelegrid',
  Instagram: 'https://www.instagram.com/gelegrid',
  Twitter: 'https://twitter.com/gelegrid',
  LinkedIn: 'https://www.linkedin.com/company/gelegrid',
  YouTube: 'https://www.youtube.com/@gelegrid',
  Medium: 'https://medium.com/@gelegrid',
  TikTok: 'https://www.tiktok.com/@gelegrid',
}

/** Singletons. */
export const singleFileExamples: Record<string, Example> = {
  SiteSettings: {
    heading: 'Settings of the whole site',
    file: 'site.yaml',
    fields: {
      name: 'GeleGrid',
      titlePattern: '{page} - {site}',
      address: {
        street: '27 Indigo Close, Yaba',
        city: 'Lagos',
        region: 'Lagos State',
        country: 'Nigeria',
      },
      domain: 'gelegrid.example',
      emails: {
        general: { label: 'General questions', address: 'hello@{domain}' },
        partners: { label: 'Partnerships and giving', address: 'partners@{domain}' },
      },
      navigation: {
        main: [
          { label: 'Home', to: '/' },
          { label: 'Blog', to: '/blog' },
        ],
        moreLabel: 'More',
        more: [{ label: 'Events', to: '/events' }],
        login: { label: 'Login', to: '/login' },
        partner: { label: 'Partner with us', to: '/partner-with-us' },
        memberArea: { label: 'Member area', to: '/explore' },
      },
      memberNavigation: {
        main: [{ label: 'Blog', to: '/explore/blog' }],
        menu: [{ label: 'Blog', to: '/blog' }],
        projects: [
          { label: 'Explore Projects', to: '/explore' },
          { label: 'Featured Projects', to: '/explore/featured-projects' },
        ],
        organisation: [{ label: 'JOBS', to: '/explore/jobs' }],
        account: [{ label: 'DONATIONS', to: '/explore/donations' }],
        profile: [{ label: 'My Account', to: '/explore/my-account' }],
      },
      footer: {
        mission: '{site} trains, mentors and stands beside girls and young women in technology.',
        menuHeadingSmall: 'Quick Links',
        menuHeadingLarge: 'Main Menu',
        menu: [{ label: 'Donate Now', to: '/donate' }],
        contactHeading: 'Write or visit',
        socialHeading: 'Follow us',
        privacyLabel: 'Privacy Policy',
        privacyPage: '/privacy-policy',
        termsLabel: 'Terms of Use',
        termsPage: '/terms-of-use',
        accessibilityLabel: 'Accessibility',
        accessibilityPage: '/accessibility',
        colorMode: { heading: 'Colours', system: 'System', light: 'Light', dark: 'Dark' },
        dataSaver: 'Data saver',
        copyright: '© {year} {site}',
        credits: 'Patterns and scenes drawn for this site. Everyone pictured is invented.',
      },
      social: Object.entries(socialNetworks).map(([network, url]) => ({ network, url })),
      newsletter: {
        title: 'Join Our Newsletter',
        subtitle: 'Stay in the loop with our latest updates!',
        body: 'One short letter a month about events, workshops and openings in tech.',
        button: 'Sign Up',
        url: 'https://newsletter.{domain}/subscribe',
      },
      links: {
        communityForm: 'https://forms.{domain}/join',
        discord: 'https://discord.gg/gelegrid',
      },
      submissions: {
        referencePrefix: 'GG',
        team: {
          contact: 'hello@{domain}',
          volunteering: 'volunteers@{domain}',
          donations: 'partners@{domain}',
          nominations: 'awards@{domain}',
        },
      },
      sharing: { src: 'images/og.png', alt: '{site} logo beside three smiling women with a laptop' },
    },
  },

  Redirects: {
    heading: 'Old addresses',
    file: 'redirects.yaml',
    fields: {
      redirects: [
        { from: '/about', to: '/about-us' },
        { from: '/explore/jobs/teacher', to: '/explore/jobs' },
      ],
    },
  },

  Awards: {
    heading: 'Season of the awards',
    file: 'awards.yaml',
    fields: {
      year: 2023,
      name: '{site} Women in Tech Awards',
      maxStatementWords: 500,
      maxFileMegabytes: 5,
      terms: 'What I wrote is true as far as I know, and the judges may read it.',
    },
  },

  Donations: {
    heading: 'Amounts people can give',
    file: 'donations.yaml',
    fields: {
      currencies: [
        {
          code: 'NGN',
          minimum: 15000,
          presets: [15000, 25000, 50000],
          account: {
            bank: 'Adire Trust Bank',
            name: '{site} Foundation',
            number: '2014556708',
            swift: 'ADTBNGLA',
          },
        },
        {
          code: 'USD',
          minimum: 10,
          presets: [10, 25, 50],
          account: {
            bank: 'Adire Trust Bank',
            name: '{site} Foundation',
            number: '3027119465',
            swift: 'ADTBNGLA',
          },
        },
      ],
      notice: 'We use this for your gift alone, as our [privacy policy](/privacy-policy) says.',
    },
  },

  Retention: {
    heading: 'How long data is kept',
    file: 'retention.yaml',
    fields: {
      contact: { label: 'Messages', days: 365, why: 'People come back to a conversation within the year.' },
      volunteering: { label: 'Applications', days: 730, why: 'A place to help may come up much later.' },
      donations: { label: 'Donations', days: 2555, why: 'The law asks us to keep our accounts.' },
      nominations: { label: 'Nominations', days: 730, why: 'The judges may look at the year before.' },
      requests: { label: 'Answered requests', days: 365, why: 'To look up what was agreed.' },
      subscriptions: { label: 'Unconfirmed subscriptions', days: 30, why: 'Some read their mail late.' },
      mail: { label: 'Record of mail sent', days: 7, why: 'To find out why a mail did not arrive.' },
    },
  },

  CountryList: {
    heading: 'List of countries',
    file: 'options/countries.yaml',
    fields: {
      items: [{ id: 247, name: 'United Kingdom', code: 'GB', alsoCalled: ['UK', 'Britain'] }],
    },
  },

  TimezoneList: {
    heading: 'List of time zones',
    file: 'options/timezones.yaml',
    fields: {
      items: [
        { name: 'Africa/Lagos', offset: '+01:00', label: '(GMT+01:00) Lagos' },
        { name: 'Africa/Nairobi', offset: '+03:00', label: '(GMT+03:00) Nairobi' },
      ],
    },
  },

  LanguageList: {
    heading: 'List of languages',
    file: 'options/languages.yaml',
    fields: { items: ['English', 'Hindi', 'Swahili'] },
  },

  SeniorityList: {
    heading: 'List of levels of experience',
    file: 'options/seniority.yaml',
    fields: {
      items: [
        { name: 'Junior', description: 'In the first paid years. Finishes well-described tasks.' },
        { name: 'Senior', description: 'Trusted with the hard parts. Helps juniors grow.' },
      ],
    },
  },

  ExpertiseList: {
    heading: 'List of topics',
    file: 'options/expertise.yaml',
    fields: { items: ['Programming', 'Web Development', 'Data Science'] },
  },
}
