import { expect, test } from 'vitest'
import { contentInScripts, sentencesOf } from '#tests/e2e/content-in-scripts.ts'

const article = {
  _id: 'blog/tides.md',
  title: 'Tides',
  body: {
    raw: 'Short line.\nIn Ajegunle people lift things when the sky turns dark.\n\nThe fridge goes up on blocks, and the school bags go up too.',
  },
  sections: [{ text: 'Somebody checks whether the gutter outside is still full.' }],
}

test('a document is recognised by its longer sentences, wherever they stand in it', () => {
  expect(sentencesOf(article)).toEqual([
    'In Ajegunle people lift things when the sky turns dark.',
    'The fridge goes up on blocks, and the school bags go up too.',
    'Somebody checks whether the gutter outside is still full.',
  ])
})

test('of a long document a few sentences from its whole length are enough', () => {
  const raw = Array.from(
    { length: 60 },
    (_, index) => `This is the long sentence number ${index} of the article`,
  )
  expect(sentencesOf({ ...article, body: { raw: raw.join('\n') } })).toHaveLength(6)
})

test.each([
  `const t="In Ajegunle people lift things when the sky turns dark.\\n"`,
  'const t=`<p>In Ajegunle people lift things when the sky turns dark.</p>`',
])('an article in a script is found: %s', (code) => {
  expect(contentInScripts([article], new Map([['home.js', code]]))).toEqual([
    {
      document: 'blog/tides.md',
      script: 'home.js',
      sentence: 'In Ajegunle people lift things when the sky turns dark.',
    },
  ])
})

test('other scripts pass', () => {
  const scripts = new Map([
    ['home.js', 'const t="Please tell us your name, so that we know what to call you.";'],
  ])
  expect(contentInScripts([article], scripts)).toEqual([])
})
