import type { Example } from '#scripts/content/readme/template.ts'

/** Pages, and the groups of pictures on them. */
export const pageExamples: Record<string, Example> = {
  LegalPage: {
    heading: 'Privacy policy or terms of use',
    file: 'legal/privacy-policy.yaml',
    fields: {
      title: 'Privacy Policy',
      description: 'What {site} knows about you, why, for how long, and how to see, correct or delete it.',
      heading: 'Privacy Policy',
      intro: 'You trust us with your name, sometimes with your story. Here is what we do with both.',
      changedOn: '2026-11-22',
      sections: [
        {
          key: 'how-long',
          heading: 'How long we keep it',
          text: 'A program goes through everything once a day, and deletes what is older than this.',
          showsRetention: true,
        },
      ],
    },
  },

  GalleryGroup: {
    heading: 'Group of pictures in the gallery',
    file: 'gallery/school-outreach.yaml',
    fields: {
      event: 'School Outreach',
      date: '2026-10-09',
      order: 6,
      images: [
        {
          src: 'images/school-outreach-1.webp',
          alt: 'Girls in green uniforms crowd around a laptop on a school bench',
          title: 'One machine, nine girls',
          description:
            'The battery lasted until the bell, and the argument about the next move lasted longer.',
        },
        {
          src: 'images/school-outreach-2.webp',
          alt: 'A trainer draws a flow chart on a blackboard while hands go up',
          title: 'If, then, else',
          description: 'Nobody had told them that a decision could be drawn.',
        },
      ],
    },
  },

  HomeGalleryGroup: {
    heading: 'Group of pictures on the home page',
    file: 'home-gallery/lagoon-works.yaml',
    fields: {
      title: 'Lagoon Works',
      description: 'A workshop by the water that lends us its laser cutter on the first Friday of the month.',
      order: 5,
      images: [
        {
          src: 'images/lagoon-works-1.webp',
          alt: 'Three women in safety goggles watch a laser cutter draw a star',
        },
        {
          src: 'images/lagoon-works-2.webp',
          alt: 'A girl holds a wooden gear up against the window',
        },
      ],
    },
  },

  Page: {
    heading: 'Words of a page',
    file: 'pages/alumnae.yaml',
    fields: {
      title: 'Alumnae',
      description: 'Where the women are today who learned with us, and how they pass it on.',
      heading: 'They were here first',
      intro: 'Since 2018 some of our first learners have become our best trainers. [Join them](/community).',
      hero: {
        src: 'images/alumnae.webp',
        alt: 'Four women with laptops walk arm in arm across a footbridge',
      },
      slides: [
        {
          heading: 'Come back and teach',
          image: {
            src: 'images/alumnae-slide.webp',
            alt: 'A woman at a whiteboard hands the pen to a girl',
          },
          squareImage: {
            src: 'images/alumnae-slide-square.webp',
            alt: 'A woman hands a girl the pen of a whiteboard',
          },
          tone: 'light',
        },
      ],
      actions: [{ label: 'Join us', to: '/community', about: 'in the community' }],
      sections: [
        {
          key: 'trainers',
          eyebrow: 'Since 2018',
          heading: 'Learners who became trainers',
          text: 'One in five of our trainers sat in the first row herself.',
          image: {
            src: 'images/alumnae-trainers.webp',
            alt: 'Two trainers lean over the shoulder of a girl at a computer',
          },
          actions: [{ label: 'Become one', to: '/volunteer', about: 'of our volunteers' }],
        },
      ],
    },
  },
}
