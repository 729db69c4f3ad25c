import { markdownCollection, yamlCollection } from './document.ts'
import { date, image, list, number, order, text } from './field.ts'

export const BlogArticle = markdownCollection({
  name: 'BlogArticle',
  heading: 'Blog article',
  description: 'An article of the blog. The file name is for you; the address comes from the id: /blog/1.',
  path: 'blog',
  body: 'The article, 500 to 900 words. Headings start at ##. The card shows the first sentences.',
  fields: {
    id: number('The number in the address. Take the next free one and never change it.', {
      integer: true,
      min: 1,
    }),
    title: text('The title.', { maxLength: 90 }),
    publishedOn: date('The day it was published.'),
    author: text('Who wrote it.', { maxLength: 60, isName: true }),
    topics: list(
      'One to four topics. Articles that share topics are offered as related.',
      text('A topic in one or two words.', { maxLength: 30 }),
      { min: 1, max: 4 },
    ),
    cover: image('The picture on the card and on top of the article.', {
      size: { minWidth: 1200, shape: [16, 9] },
    }),
    sources: list(
      'Where facts come from, shown below the article.',
      text('Publisher and title of the source, and its year.', { maxLength: 160 }),
      { optional: true },
    ),
  },
})

export const ImpactStory = markdownCollection({
  name: 'ImpactStory',
  heading: 'Impact story',
  description:
    'The story of someone whose life changed. The file name is its address: /impact-stories/file-name.',
  path: 'stories',
  body: 'The story, 150 to 350 words. The card shows the first sentences.',
  fields: {
    title: text('The title.', { maxLength: 80 }),
    person: text('First name of the person, who is invented.', { maxLength: 40, isName: true }),
    place: text('Where she lives.', { maxLength: 40, isName: true }),
    order: order(),
    image: image('The picture.', { size: { minWidth: 400, shape: [1, 1] } }),
  },
})

export const SuccessStory = yamlCollection({
  name: 'SuccessStory',
  heading: 'Success story',
  description: 'A short success story on the home page.',
  path: 'success-stories',
  fields: {
    title: text('What she took part in.', { maxLength: 60 }),
    firstName: text('Her first name. Where it stands in the content it is highlighted.', {
      maxLength: 30,
      isName: true,
    }),
    content: text('The story in two to four sentences, with the first name in it.', { maxLength: 420 }),
    order: order(),
    image: image('The picture.', { size: { minWidth: 400, shape: [1, 1] } }),
  },
})

export const Testimonial = yamlCollection({
  name: 'Testimonial',
  heading: 'Testimonial',
  description: 'What someone says of us, on the home page.',
  path: 'testimonials',
  fields: {
    name: text('Who says it.', { maxLength: 50, isName: true }),
    career: text('Her role towards us: event attendee, workshop participant…', { maxLength: 50 }),
    content: text('What she says, without quotation marks.', { maxLength: 400 }),
    order: order(),
    image: image('The picture.', { size: { minWidth: 400, shape: [1, 1] } }),
  },
})

export const MemberTestimonial = yamlCollection({
  name: 'MemberTestimonial',
  heading: 'Testimonial of a member',
  description: 'What a member says, on the About page of the member area.',
  path: 'member-testimonials',
  fields: {
    author: text('Who says it.', { maxLength: 60, isName: true }),
    content: text('What she says, without quotation marks.', { maxLength: 400 }),
    order: order(),
  },
})
