import { countWords } from '#scripts/content/reading.ts'
import { everyField } from '#src/content/schema/document.ts'
import type { Context } from './context.ts'
import type { ContentDocument } from './document.ts'
import { smallestGiftProblems } from '#scripts/content/checks/facts/gifts.ts'
import { checkFields } from './fields.ts'
import { sameAltProblems } from './images.ts'
import { letterProblems } from './letters.ts'
import { checkMarkdown } from './markdown.ts'
import { neighbouringFieldProblems } from './neighbouring-fields.ts'
import { alternativeTextProblems, sharedPictureProblems } from '#scripts/content/checks/pictures/sizes.ts'
import { factProblems } from './placeholders.ts'
import { problemAt, type Problem } from './problem.ts'
import type { ContentIndex } from './content-index.ts'
import { exampleProblems, wordProblems } from './text/text-problems.ts'

/** Results that depend only on one document and the content index, not on other documents or on the day. */
export type Examined = {
  problems: Record<'fields' | 'gifts' | 'letters' | 'words' | 'examples', Array<Problem>>
  /** The pictures used by the document. */
  pictures: Array<string>
}

/** Checks a single document. */
export function examineDocument(document: ContentDocument, contentIndex: ContentIndex): Examined {
  const { problems, pictures } = checkDocument(document, contentIndex)
  return {
    problems: {
      fields: [...problems, ...factProblems(document, contentIndex.facts)],
      gifts: smallestGiftProblems(document, contentIndex.smallestGifts),
      letters: letterProblems(document),
      words: wordProblems(document),
      examples: exampleProblems(document),
    },
    pictures,
  }
}

function checkDocument(document: ContentDocument, contentIndex: ContentIndex) {
  const problems: Array<Problem> = []
  const { fields, body, schema } = document
  const pictures: Context['pictures'] = []

  if (fields) {
    const { excerpt } = fields
    checkFields(fields.root, everyField(schema), {
      contentIndex,
      excerpt,
      document: fields.document,
      pictures,
      report: (offset, rule, words) => problems.push(problemAt(excerpt, offset, rule, words)),
    })
    problems.push(...neighbouringFieldProblems(document))
  }
  if (body) {
    checkMarkdown(body.text, {
      contentIndex,
      isBody: true,
      report: (offset, rule, words) => problems.push(problemAt(body, offset, rule, words)),
    })
    problems.push(...bodyProblems(document))
  }
  problems.push(...sharedPictureProblems(document), ...alternativeTextProblems(document, pictures))
  problems.push(...sameAltProblems(pictures.filter(({ alt }) => alt !== '')))
  return { problems, pictures: pictures.map(({ src }) => src) }
}

function bodyProblems({ body, schema }: ContentDocument): Array<Problem> {
  if (!body) return []
  if (body.text.trim() === '') {
    return [
      problemAt(body, 0, 'empty-body', {
        found: 'there is no text below the fields.',
        fix: 'Write it below the second line of three hyphens (---).',
        expected: schema.body ?? '',
      }),
    ]
  }
  if (schema.name !== 'BlogArticle') return []
  const words = countWords(body.text)
  if (words >= 500 && words <= 900) return []
  return [
    problemAt(body, 0, 'body-length', {
      found: `the article has ${words} ${words === 1 ? 'word' : 'words'}.`,
      expected: 'Articles have 500 to 900 words.',
    }),
  ]
}
