import type { Example } from '#scripts/content/readme/template.ts'

/** Document types that are a card, a question or a group of pictures. */
export const cardExamples: Record<string, Example> = {
  SuccessStory: {
    heading: 'Success story',
    file: 'success-stories/mobile-apps.yaml',
    fields: {
      title: 'Free Mobile App Course',
      firstName: 'Bisola',
      content:
        'Bisola sold airtime from a kiosk in Surulere and kept the debts of her customers in her head. On our free mobile app course she built a list for them. Two hundred kiosks use it now.',
      order: 4,
      image: {
        src: 'images/mobile-apps.webp',
        alt: 'A woman in a kiosk shows a customer a list on her phone',
      },
    },
  },

  Testimonial: {
    heading: 'Testimonial',
    file: 'testimonials/workshop-participant-3.yaml',
    fields: {
      name: 'Amaka Eze',
      career: 'Workshop participant',
      content:
        'I came for the certificate. I stayed because somebody asked what I thought, and then waited for the answer.',
      order: 4,
      image: {
        src: 'images/workshop-participant-3.webp',
        alt: 'A smiling woman with a headscarf and a notebook under her arm',
      },
    },
  },

  MemberTestimonial: {
    heading: 'Testimonial of a member',
    file: 'member-testimonials/patience-okoro.yaml',
    fields: {
      author: 'Patience Okoro, member since the first web course',
      content: 'The channel answers faster than my brother, and it is kinder about my typing.',
      order: 3,
    },
  },

  AwardCategory: {
    heading: 'Award category',
    file: 'categories/game-maker-of-the-year.yaml',
    fields: {
      title: 'Game Maker of the Year',
      content: 'For a woman who designs, draws or programs games that people of her own street want to play.',
      order: 23,
    },
  },

  StaffReply: {
    heading: 'Beginning of an answer by staff',
    file: 'staff-replies/class-is-full.yaml',
    fields: {
      title: 'The class is full',
      subject: 'Your place in the class',
      text: 'we have your message ({reference}). The class is full, but the next one begins in March.',
      kinds: ['contact'],
      order: 9,
    },
  },

  Channel: {
    heading: 'Discussion channel',
    file: 'channels/hardware.yaml',
    fields: {
      title: 'Hardware',
      content:
        'Solder, sensors and batteries. Members share what they mended this week, and what is on fire.',
      access: 'Invite only',
      logo: {
        src: 'images/hardware.svg',
        alt: 'Soldering iron above a small circuit board on a green rounded square',
      },
      url: '{discord}-hardware',
      order: 7,
    },
  },

  Cause: {
    heading: 'Cause to give to',
    file: 'causes/data-bundles.yaml',
    fields: {
      title: 'Data Bundles',
      description:
        'A lesson online costs data, and data costs lunch. We pay for the bundles of learners who finish what they start. Your gift buys one girl a month, a term or a year of lessons.',
      order: 6,
      image: {
        src: 'images/data-bundles.webp',
        alt: 'A girl holds up a phone with full signal on a roof above the market',
      },
      paymentLink: 'https://pay.{domain}/data-bundles',
    },
  },

  Project: {
    heading: 'Project',
    file: 'projects/solar-room.yaml',
    fields: {
      title: 'A Room with Light',
      subtitle: 'Panels and batteries for a classroom in Ikorodu, so that lessons end when they are over.',
      image: {
        src: 'images/solar-room.webp',
        alt: 'Two women carry a solar panel up a ladder to the roof of a classroom',
      },
      isFeatured: false,
      goal: 20000,
      goalFor: 'for 400 girls',
      raised: 5000,
      percent: 25,
      donations: 120,
      toGo: 15000,
      story:
        'Tell what is missing, who noticed it, and what changes.\n\nA second paragraph says how the money is spent.\n',
      funds: [
        { item: 'Panels and batteries', amount: 16500 },
        { item: 'Wiring, and a year of maintenance', amount: 3500 },
      ],
      order: 6,
    },
  },

  Faq: {
    heading: 'Question with its answer',
    file: 'faqs/may-i-bring-my-sister.yaml',
    fields: {
      question: 'May I bring my sister?',
      answer:
        'Yes, to every event. For a course she needs a place of her own:\n\n- [write to us](/contact-us), or\n- come to the front desk in Yaba.\n',
      section: 'community',
      order: 6,
    },
  },

  Benefit: {
    heading: 'Card in a short list',
    file: 'benefits/partner-benefits-people-you-can-hire.yaml',
    fields: {
      title: 'People You Can Hire',
      content: 'You meet our learners before the labour market does, at work and not in an interview.',
      group: 'partner-benefits',
      order: 5,
      icon: 'handshake',
      image: {
        src: 'images/people-you-can-hire.webp',
        alt: 'Two women shake hands over a desk with two laptops',
      },
    },
  },

  TeamMember: {
    heading: 'Member of the team',
    file: 'team/simisola-bello.yaml',
    fields: {
      name: 'Simisola Bello',
      role: 'Head of Schools',
      content: 'Knows every head teacher between Ajegunle and Ikorodu, and their best hour for a call.',
      image: {
        src: 'images/simisola-bello.webp',
        alt: 'Woman with glasses and a yellow headscarf holds a stack of exercise books',
      },
      order: 7,
    },
  },
}
