import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readFacts } from '#scripts/content/facts.ts'
import { countWords } from '#scripts/content/reading.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { contentClock } from '#scripts/content/visibility/clock.ts'
import { applyAcceptances } from './acceptance/apply.ts'
import { idProblems, orderProblems } from './collections.ts'
import type { Context } from './context.ts'
import type { ContentDocument } from './document.ts'
import { expectationProblems, type Expectations } from './expectations/expectations.ts'
import { checkFields } from './fields.ts'
import { classify } from './files.ts'
import { invisibleProblems, textOf } from './files/characters.ts'
import { changedIdProblems, type PublishedIds } from './facts/changed-ids.ts'
import { improbabilities } from './facts/improbabilities.ts'
import { fileProblems } from './files/file-problems.ts'
import { tidinessProblems } from './files/tidiness.ts'
import { walk } from './files/walk.ts'
import { missingPictureProblems, sameAltProblems, unusedImageProblems } from './images.ts'
import { checkMarkdown } from './markdown.ts'
import { neighbouringFieldProblems } from './neighbouring-fields.ts'
import { letterProblems } from './letters.ts'
import { readOptionLists } from './option-lists.ts'
import { alternativeTextProblems, sharedPictureProblems } from './pictures/document-pictures.ts'
import { readPictureFiles } from './pictures/picture-files.ts'
import { factProblems } from './placeholders.ts'
import { splitFrontMatter, wholeFile } from './source-excerpt.ts'
import { inReadingOrder, problemAt, problemOfFile, type Problem, type Rule } from './problem.ts'
import { redirectProblems } from './redirects/problems.ts'
import { searchResultProblems } from './search-results.ts'
import { readSiteMap, takenAddressProblems } from './site-map.ts'
import { linkTargets, visibilityProblems } from './visibility.ts'
import { namesIn } from './text/names.ts'
import { spellingCheck } from './text/spelling.ts'
import { textProblems } from './text/text-problems.ts'
import { readWordList, WORD_LIST, wordListProblems } from './text/word-list.ts'
import { parseFields } from './yaml-fields.ts'

type Question = {
  /** The folder that has content/ in it. */
  root: string
  /** Paths of the site with parameters, such as /blog/:id. Without them internal links are not checked. */
  pages?: ReadonlyArray<string>
  schemas?: ReadonlyArray<DocumentSchema>
  /** What the code and the specification expect of this content in particular. */
  expectations?: Expectations
  /** The day that dates are compared with. */
  today?: Date
  /** The ids of the articles that are published. */
  published?: PublishedIds
  /** Looks up each word in a dictionary, which takes a second. */
  checksSpelling?: boolean
}

export type ContentReport = {
  problems: Array<Problem>
  documents: number
  byType: Record<string, number>
}

/** Checks everything below content/ and reports all problems at once. */
export function checkContent({
  root,
  pages,
  schemas = documentSchemas,
  expectations,
  today = contentClock().now,
  published = new Map(),
  checksSpelling = false,
}: Question): ContentReport {
  const content = join(root, 'content')
  const problems: Array<Problem> = []
  const documents: Array<ContentDocument> = []
  const images = new Map<string, Set<string>>()

  const files = existsSync(content) ? walk(content) : []
  problems.push(...fileProblems(files))
  for (const { path, isLink } of files) {
    if (isLink) continue
    const classified = classify(path, schemas)
    if ('finding' in classified && classified.finding) {
      const { rule, words } = classified.finding
      problems.push(problemOfFile(`content/${path}`, rule, words))
    }
    if (classified.kind === 'image') {
      const { folder } = classified
      const inside = images.get(folder) ?? new Set()
      images.set(folder, inside.add(posix.relative(folder, path)))
    }
    if (classified.kind === 'document') {
      const read = readDocument(`content/${path}`, readFileSync(join(content, path)), classified.schema)
      documents.push(read.document)
      problems.push(...read.problems)
    }
  }

  const pictures = [...images].flatMap(([folder, inside]) =>
    [...inside].map((image) => posix.join(folder, image)),
  )
  const pictureFiles = readPictureFiles(content, pictures)
  problems.push(...pictureFiles.problems)
  problems.push(...missingSingletons(schemas, documents))
  const options = readOptionLists(documents)
  const site = readSiteMap(documents, pages)
  const targets = linkTargets(site, documents, today)
  const facts = readFacts((type, field) =>
    documents.find(({ schema }) => schema.name === type)?.fields?.root.getIn(field),
  )
  const wordList = readWordFile(content)
  problems.push(...wordListProblems(wordList))
  const more = checksSpelling ? [spellingCheck(readWordList(wordList), namesIn(documents))] : []
  const used = new Map<string, Set<string>>()
  for (const document of documents) {
    const folder = folderOf(document.schema)
    const checked = checkDocument(document, {
      images: images.get(folder) ?? new Set(),
      sizeOf: (src) => pictureFiles.sizes.get(posix.join(folder, src)),
      options,
      site: targets(document),
      facts,
    })
    problems.push(...checked.problems, ...factProblems(document, facts))
    const usedHere = used.get(folder) ?? new Set()
    for (const image of checked.images) usedHere.add(image)
    used.set(folder, usedHere)
  }
  problems.push(
    ...idProblems(documents),
    ...orderProblems(documents),
    ...searchResultProblems(documents),
    ...takenAddressProblems(documents, site),
    ...visibilityProblems(documents, today),
    ...improbabilities(documents, today),
    ...changedIdProblems(documents, published),
    ...documents.flatMap(letterProblems),
    ...documents.flatMap((document) => textProblems(document, more)),
    ...redirectProblems(documents, targets),
  )
  if (expectations) {
    problems.push(
      ...expectationProblems(documents, expectations, today),
      ...missingPictureProblems(pictures, expectations.pictures),
    )
  }
  for (const [folder, inside] of images) {
    // A document that cannot be read may show any of them.
    const allRead = documents.every(({ schema, fields }) => fields || folderOf(schema) !== folder)
    if (allRead) problems.push(...unusedImageProblems(folder, inside, used.get(folder) ?? new Set()))
  }

  const byType = Object.fromEntries(
    schemas.map(({ name }) => [name, documents.filter(({ schema }) => schema.name === name).length]),
  )
  const skipped = new Set<Rule>([
    ...(expectations ? [] : ['specified' as const]),
    ...(checksSpelling ? [] : ['spelling' as const]),
  ])
  return {
    problems: inReadingOrder(applyAcceptances(problems, documents, skipped)),
    documents: documents.length,
    byType,
  }
}

function readWordFile(content: string) {
  const list = join(content, WORD_LIST)
  return existsSync(list) ? readFileSync(list, 'utf8') : ''
}

function folderOf(schema: DocumentSchema) {
  const folder = schema.isSingleton ? posix.dirname(schema.path) : schema.path
  return folder === '.' ? '' : folder
}

function missingSingletons(
  schemas: ReadonlyArray<DocumentSchema>,
  documents: ReadonlyArray<ContentDocument>,
) {
  return schemas
    .filter((schema) => schema.isSingleton && !documents.some((document) => document.schema === schema))
    .map((schema) =>
      problemOfFile(`content/${schema.path}`, 'missing-singleton', {
        found: 'this file is missing.',
        fix: `It holds: ${schema.description}`,
        expected: 'It has to exist exactly once, under this name.',
      }),
    )
}

function readDocument(file: string, bytes: Buffer, schema: DocumentSchema) {
  const document: ContentDocument = { schema, file }
  const text = textOf(file, bytes)
  if ('problem' in text) return { document, problems: [text.problem] }
  let head = wholeFile(file, text.raw)
  const problems = [...tidinessProblems(file, text.raw), ...invisibleProblems(head)]
  if (schema.format === 'markdown') {
    const split = splitFrontMatter(head)
    if ('missing' in split) {
      problems.push(problemOfFile(file, 'no-front-matter', split.missing))
      return { document, problems }
    }
    head = split.head
    document.body = split.body
  }
  const parsed = parseFields(head)
  if (parsed.root) document.fields = { excerpt: head, document: parsed.document, root: parsed.root }
  return { document, problems: [...problems, ...parsed.problems] }
}

type SharedContext = Pick<Context, 'images' | 'sizeOf' | 'site' | 'options' | 'facts'>

function checkDocument(document: ContentDocument, shared: SharedContext) {
  const problems: Array<Problem> = []
  const { fields, body, schema } = document
  const pictures: Context['pictures'] = []

  if (fields) {
    const { excerpt } = fields
    checkFields(fields.root, everyField(schema), {
      ...shared,
      excerpt,
      document: fields.document,
      pictures,
      report: (offset, rule, words) => problems.push(problemAt(excerpt, offset, rule, words)),
    })
    problems.push(...neighbouringFieldProblems(document))
  }
  if (body) {
    const found = checkMarkdown(body.text, {
      ...shared,
      isBody: true,
      report: (offset, rule, words) => problems.push(problemAt(body, offset, rule, words)),
    })
    for (const { src, alt, offset } of found) {
      pictures.push({ src, alt, altOffset: offset, excerpt: body, within: { src } })
    }
    problems.push(...bodyProblems(document))
  }
  problems.push(...sharedPictureProblems(document), ...alternativeTextProblems(document, pictures))
  problems.push(...sameAltProblems(pictures.filter(({ alt }) => alt !== '')))
  return { problems, images: pictures.map(({ src }) => src) }
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
      found: `the article has ${words} words.`,
      expected: 'Articles have 500 to 900 words.',
    }),
  ]
}
