import type { Example } from '#scripts/content/readme/template.ts'

/** Document types with a text below their fields. */
export const textExamples: Record<string, Example> = {
  BlogArticle: {
    heading: 'Blog article',
    file: 'blog/learning-on-a-phone.md',
    fields: {
      id: 7,
      title: 'Learning to code on a phone',
      publishedOn: '2026-11-20',
      author: 'Halima Sani',
      topics: ['Learning', 'Work'],
      cover: {
        src: 'images/learning-on-a-phone.webp',
        alt: 'A girl types code on her phone at a bus stop while two danfos wait',
      },
      sources: ['GSMA, The Mobile Gender Gap Report, 2024'],
    },
    body: `The first paragraph is what the card on the blog shows, so begin with the story and not with a greeting.

## A heading of the second level

Paragraphs have an empty line between them. Write **bold** for what matters and [words that say where a link
goes](/community) instead of "click here".

- a list
- has hyphens
`,
  },

  ImpactStory: {
    heading: 'Impact story',
    file: 'stories/night-shift-coder.md',
    fields: {
      title: 'The night shift pays for the code',
      person: 'Rukayat',
      place: 'Mushin',
      order: 7,
      image: {
        src: 'images/night-shift-coder.webp',
        alt: 'A nurse with a stethoscope reads code on a laptop under a desk lamp',
      },
    },
    body: `Rukayat learned her first loops between two ward rounds. Tell what she did, what was hard, and where she is now.

"I did not tell anybody until it worked," she says.
`,
  },

  Event: {
    heading: 'Event',
    file: 'events/2027-03-06-international-womens-day.md',
    fields: {
      title: "International Women's Day 2027",
      theme: 'Who holds the map?',
      start: '2027-03-06T10:00',
      end: '2027-03-06T15:30',
      timeZone: 'Africa/Lagos',
      isOnline: false,
      place: '{site}, Yaba, Lagos',
      registrationUrl: 'https://events.{domain}/womens-day-2027',
      replay: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', minutes: 84 },
      changes: [
        {
          status: 'rescheduled',
          at: '2026-11-02',
          note: 'The hall has no power on the last Saturday of February. Your place stays booked.',
          previousStart: '2027-02-27T10:00',
        },
      ],
    },
    body: `Four talks in the morning, one long lunch, and a workshop about maps that people make themselves.
`,
  },

  Mentor: {
    heading: 'Mentor',
    file: 'mentors/folasade-ige.md',
    fields: {
      name: 'Folasade Ige',
      role: 'Data engineer at a bank, Lagos',
      content: 'Moves numbers from where they are made to where they are read. Answers on Sunday evenings.',
      image: {
        src: 'images/folasade-ige.webp',
        alt: 'A data engineer with short locs and a green blouse smiles before a grid of dots',
      },
      topics: ['Data Science', 'Database Management'],
      languages: ['English', 'French'],
      country: 'NG',
      timeZone: 'Africa/Lagos',
      awake: { from: 6, until: 22 },
      seniority: 'Mid-level',
      gender: 'Female',
      lastConfirmedOn: '2026-11-02',
      order: 16,
    },
    body: `Folasade began in the archive of her bank, where the data was made of paper. Say in a paragraph or two where she
comes from, what she does at work, and for whom she is the right mentor.
`,
  },

  Job: {
    heading: 'Job',
    file: 'jobs/programme-manager.md',
    fields: {
      role: 'Programme Manager',
      location: 'Remote, Lagos',
      employment: 'Part-Time',
      remoteWithin: 'Lagos State, Nigeria',
      postedOn: '2026-11-20',
      closesOn: '2027-02-26',
      applyTo: 'jobs@{domain}',
      order: 3,
    },
    body: `You will plan our courses around school terms, exam season and the hours when there is light.

## The work

- Find rooms, trainers and laptops for two courses a term.

## Whom we look for

- Somebody who has run a course, a club or a shop.

## What we offer

- The salary band before the first interview.
`,
  },
}
