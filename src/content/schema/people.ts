import { markdownCollection, yamlCollection } from './document.ts'
import { choice, date, email, image, list, number, object, order, reference, text, url } from './field.ts'

export const Mentor = markdownCollection({
  name: 'Mentor',
  heading: 'Mentor',
  description: 'A mentor in the member area. Mentors are invented and say so on the page.',
  path: 'mentors',
  body: 'Her or his bio, 60 to 160 words.',
  fields: {
    name: text('Full name.', { maxLength: 60, isName: true }),
    role: text('What she or he does, and where.', { maxLength: 80 }),
    content: text('One or two sentences for the card.', { maxLength: 180 }),
    image: image('The picture.', { size: { minWidth: 500, shape: [1, 1] } }),
    topics: list(
      'What she or he helps with, from options/expertise.yaml.',
      reference('An expertise.', 'expertise'),
      { min: 1, max: 6 },
    ),
    languages: list('Languages spoken, from options/languages.yaml.', reference('A language.', 'language'), {
      min: 1,
    }),
    country: reference('Two-letter code of the country, from options/countries.yaml.', 'country'),
    timeZone: reference('IANA time zone, from options/timezones.yaml.', 'timezone'),
    awake: object(
      'The full hours between which a message may ring, by her or his own clock. Without them, 7 to 22.',
      'Awake',
      {
        from: number('The first of them: 7 for seven in the morning.', { integer: true, min: 0, max: 23 }),
        until: number('The end: 22 for ten at night. Past midnight it is smaller than the first.', {
          integer: true,
          min: 0,
          max: 24,
        }),
      },
      { optional: true },
    ),
    seniority: reference('Level, from options/seniority.yaml.', 'seniority'),
    gender: choice('Gender.', ['Male', 'Female']),
    lastConfirmedOn: date('The day she or he last confirmed being available.'),
    order: order(),
  },
})

export const TeamMember = yamlCollection({
  name: 'TeamMember',
  heading: 'Member of the team',
  description: 'Someone of the team. People are invented and say so on the page.',
  path: 'team',
  fields: {
    name: text('Full name.', { maxLength: 60, isName: true }),
    role: text('What she does.', { maxLength: 60 }),
    content: text('One or two sentences about her.', { maxLength: 240 }),
    image: image('The picture.', { size: { minWidth: 500, shape: [4, 5] } }),
    order: order(),
  },
})

export const Channel = yamlCollection({
  name: 'Channel',
  heading: 'Discussion channel',
  description: 'A channel of our chat server.',
  path: 'channels',
  fields: {
    title: text('Its name.', { maxLength: 40 }),
    content: text('What is talked about there.', { maxLength: 220 }),
    access: choice('Who may join.', ['Public group', 'Invite only']),
    logo: image('Its logo.', { size: { minWidth: 200, shape: [1, 1] } }),
    url: url('The invitation to the channel.'),
    order: order(),
  },
})

export const Job = markdownCollection({
  name: 'Job',
  heading: 'Job',
  description: 'An open position.',
  path: 'jobs',
  body: 'The work, whom we look for, what we offer.',
  fields: {
    role: text('The role.', { maxLength: 60 }),
    location: text('Where, and whether remote.', { maxLength: 80, isName: true }),
    employment: choice('How much.', ['Full-Time', 'Part-Time']),
    remoteWithin: text(
      'For work from home: the state or country that people have to live in, such as Lagos State, Nigeria. Search engines are told. Leave it out for work at the office.',
      { maxLength: 60, optional: true, isName: true },
    ),
    postedOn: date('The day the position was first announced.'),
    closesOn: date('The last day to apply.'),
    applyTo: email('Where applications go.'),
    order: order(),
  },
})
