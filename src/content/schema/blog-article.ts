import { markdownCollection } from './document.ts'
import { date, image, list, number, text } from './field.ts'

export const BlogArticle = markdownCollection({
  name: 'BlogArticle',
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
    author: text('Who wrote it.', { maxLength: 60 }),
    topics: list(
      'One to four topics. Articles that share topics are offered as related.',
      text('A topic in one or two words.', { maxLength: 30 }),
      { min: 1, max: 4 },
    ),
    cover: image('The picture on the card and on top of the article, 16 to 9.'),
    sources: list(
      'Where facts come from, shown below the article.',
      text('Publisher and title of the source, and its year.', { maxLength: 160 }),
      { optional: true },
    ),
  },
})
