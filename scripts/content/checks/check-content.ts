import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readFacts } from '#scripts/content/facts.ts'
import { readSources, type Sources } from '#scripts/content/sources.ts'
import { contentClock } from '#scripts/content/visibility/clock.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { groupedBy, idProblems, orderProblems } from './collections.ts'
import type { ContentDocument } from './document.ts'
import { expectationProblems, type Expectations } from './expectations/expectations.ts'
import { classify } from './files.ts'
import { galleryProblems } from './facts/gallery.ts'
import { takenAnchorProblems } from './links/taken-anchors.ts'
import { changedIdProblems, type PublishedIds } from './facts/changed-ids.ts'
import { improbabilities } from './facts/improbabilities.ts'
import { readSmallestGifts } from '#scripts/content/checks/facts/gifts.ts'
import { fileProblems } from '#scripts/content/checks/files/names.ts'
import { missingPictureProblems, unusedImageProblems } from './images.ts'
import { examineDocument } from './examine-document.ts'
import { readDocument } from './read-document.ts'
import { readOptionLists } from './option-lists.ts'
import { readPictureFiles } from './pictures/picture-files.ts'
import { inReadingOrder, problemOfFile, type Problem } from './problem.ts'
import { redirectProblems } from './redirects/problems.ts'
import { searchResultProblems } from './search-results.ts'
import { readSiteMap, takenAddressProblems } from './site-map.ts'
import { contentIndexOf, type Shared } from './content-index.ts'
import { linkTargets, visibilityProblems } from './visibility.ts'
import { namesIn, spellingCheck } from '#scripts/content/checks/text/spelling.ts'
import { problemsOf } from './text/text-problems.ts'
import { readWordList, WORD_LIST, wordListProblems } from './text/word-list.ts'

type Question = {
  /** The folder that contains content/. */
  root: string
  /** The files below content/, if they have been read already. */
  sources?: Sources
  /** The paths of the site with parameters, such as /blog/:id. Without them internal links are not checked. */
  pages?: ReadonlyArray<string>
  schemas?: ReadonlyArray<DocumentSchema>
  /** Requirements of the code and the specification for this content. */
  expectations?: Expectations
  /** The day that dates are compared with. */
  today?: Date
  /** The ids of published articles. */
  published?: PublishedIds
  /** Looks up each word in a dictionary, which takes a second. */
  checksSpelling?: boolean
}

export type ContentReport = {
  problems: Array<Problem>
  documents: number
}

/** Checks everything below content/ and reports all problems at once. */
export async function checkContent({
  root,
  sources = readSources(root),
  pages,
  schemas = documentSchemas,
  expectations,
  today = contentClock().now,
  published = new Map(),
  checksSpelling = false,
}: Question): Promise<ContentReport> {
  const content = join(root, 'content')
  const problems: Array<Problem> = [...fileProblems(sources.files)]
  const read = readFiles(sources, schemas)
  const { documents, images } = read
  problems.push(...read.problems)

  const pictures = [...images].flatMap(([folder, inside]) =>
    [...inside].map((image) => posix.join(folder, image)),
  )
  const pictureFiles = await readPictureFiles(content, pictures)
  problems.push(...pictureFiles.problems)
  problems.push(...missingSingletons(schemas, documents))
  const site = readSiteMap(documents, pages)
  const targets = linkTargets(site, documents, today)
  const shared: Shared = {
    options: readOptionLists(documents),
    facts: readFacts((type, field) =>
      documents.find(({ schema }) => schema.name === type)?.fields?.root.getIn(field),
    ),
    smallestGifts: readSmallestGifts(documents),
  }
  const wordList = readWordFile(content)
  problems.push(...wordListProblems(wordList))
  const spelling = checksSpelling ? [spellingCheck(readWordList(wordList), namesIn(documents))] : []
  const examined = documents.map((document) => {
    const folder = folderOf(document.schema)
    const contentIndex = contentIndexOf(
      {
        site: targets(document),
        images: images.get(folder) ?? new Set(),
        sizeOf: (src) => pictureFiles.sizes.get(posix.join(folder, src)),
      },
      shared,
    )
    return { document, folder, ...examineDocument(document, contentIndex) }
  })
  problems.push(
    ...examined.flatMap((each) => each.problems.fields),
    ...idProblems(documents),
    ...orderProblems(documents),
    ...searchResultProblems(documents),
    ...takenAddressProblems(documents, site),
    ...takenAnchorProblems(documents),
    ...galleryProblems(documents),
    ...visibilityProblems(documents, today),
    ...improbabilities(documents, today),
    ...examined.flatMap((each) => each.problems.gifts),
    ...changedIdProblems(documents, published),
    ...examined.flatMap((each) => each.problems.letters),
    ...examined.flatMap(({ document, problems: { words, examples } }) => [
      ...words,
      // The spelling check ignores names found in the fields: without fields, it would report each name.
      ...(checksSpelling && document.fields ? problemsOf(document, spelling) : []),
      ...examples,
    ]),
    ...redirectProblems(documents, targets, site),
  )
  if (expectations) {
    problems.push(
      ...expectationProblems(documents, expectations, today),
      ...missingPictureProblems(pictures, expectations.pictures),
    )
  }
  const byFolder = groupedBy(examined, ({ folder }) => folder)
  for (const [folder, inside] of images) {
    const own = byFolder.get(folder) ?? []
    // A document that cannot be read may use any of these pictures.
    if (!own.every(({ document }) => document.fields)) continue
    problems.push(...unusedImageProblems(folder, inside, new Set(own.flatMap((each) => each.pictures))))
  }

  return {
    problems: inReadingOrder(problems),
    documents: documents.length,
  }
}

function readFiles(sources: Sources, schemas: ReadonlyArray<DocumentSchema>) {
  const problems: Array<Problem> = []
  const documents: Array<ContentDocument> = []
  const images = new Map<string, Set<string>>()
  for (const { path, isLink } of sources.files) {
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
      const read = readDocument(`content/${path}`, sources.read(path), classified.schema)
      documents.push(read.document)
      problems.push(...read.problems)
    }
  }
  return { problems, documents, images }
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
