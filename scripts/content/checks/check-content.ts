import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFacts } from '#scripts/content/facts.ts'
import { walk } from '#scripts/files-below.ts'
import { readOptionLists } from '#scripts/content/option-lists.ts'
import { contentClock } from '#scripts/content/visibility.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import type { Change } from '#scripts/content/changes.ts'
import { checkLostAddresses, checkRedirects } from './addresses.ts'
import { checkCollections } from './collections.ts'
import { checkDates } from './dates.ts'
import { checkExpectations, type Expectations } from './expectations.ts'
import { checkFields } from './fields.ts'
import { checkFigures } from './figures.ts'
import { checkFileNames, classify, WORD_LIST } from './files.ts'
import { checkMarkdown } from './markdown.ts'
import type { ContentDocument } from './document.ts'
import { parseContent } from './parse.ts'
import { checkPictureFiles } from './picture-files.ts'
import { checkPictures, checkUnusedPictures } from './pictures.ts'
import { checkWrittenFacts } from './placeholders.ts'
import {
  inReadingOrder,
  problemOfFile,
  reporterOf,
  type ContentReport,
  type FileReport,
  type Problem,
} from './problem.ts'
import { checkTakenAddresses, siteMapOf, siteMapsFrom } from './site-map.ts'
import { checkSpelling, checkWordList } from './spelling.ts'
import { checkWords } from './words.ts'

type Question = {
  /** The folder that contains content/. */
  root: string
  /** Requirements of the code and the specification for this content. */
  expectations?: Expectations
  /** The day that dates are compared with. */
  today?: Date
  /** What is different since this branch left the main branch. */
  changes?: ReadonlyArray<Pick<Change, 'before' | 'file'>>
  /** Looks up each word in a dictionary, which takes a second. */
  checksSpelling?: boolean
}

/** Checks everything below content/ and reports all problems at once. */
export async function checkContent({ checksSpelling, ...question }: Question): Promise<ContentReport> {
  const problems: Array<Problem> = []
  const site = await readSite(question, problems)
  for (const document of site.documents) {
    checkFields(document, site)
    checkWrittenFacts(document, site)
    checkMarkdown(document, site)
    checkWords(document)
    checkPictures(document)
    checkTakenAddresses(document)
    checkDates(document, site)
    checkFigures(document, site)
  }
  checkCollections(site)
  checkRedirects(site)
  checkLostAddresses(site)
  checkUnusedPictures(site)
  checkExpectations(site)
  const wordList = join(question.root, 'content', WORD_LIST)
  const words = existsSync(wordList) ? readFileSync(wordList, 'utf8') : ''
  checkWordList(words, reporterOf(`content/${WORD_LIST}`, words, problems))
  if (checksSpelling) checkSpelling(site, words)
  return { problems: inReadingOrder(problems), documents: site.documents.length }
}

/** Reads and parses everything below content/. */
export async function readSite(
  { root, expectations, today = contentClock().now, changes = [] }: Question,
  problems: Array<Problem>,
) {
  const report: FileReport = (path, ...finding) =>
    void problems.push(problemOfFile(`content/${path}`, ...finding))
  const content = join(root, 'content')
  const { documents, pictures } = readContent(content, report, problems)
  for (const { isSingleton, path, description } of documentSchemas)
    if (isSingleton && !documents.some(({ schema }) => schema.path === path))
      report(path, 'missing-singleton', `this file is missing. It holds: ${description}`)
  return {
    documents,
    /** The picture files by their paths below content/, with their size in pixels. Drawings have none. */
    pictures: await checkPictureFiles(content, pictures, problems),
    options: readOptionLists(documents),
    facts: readFacts(Object.fromEntries(documents.map(({ schema, data }) => [schema.name, data]))),
    /** What a link can lead to, shown or not. */
    siteMap: siteMapOf(documents),
    /** The same of what is shown, now and from each later moment at which that changes. */
    siteMaps: siteMapsFrom(today, documents),
    today,
    changes,
    expectations,
    report,
  }
}

/** The documents below content/, and the paths of the pictures. Reports files with a wrong name or place. */
export function readContent(content: string, report: FileReport, problems: Array<Problem>) {
  const files = existsSync(content) ? walk(content) : []
  checkFileNames(files, report)
  const documents: Array<ContentDocument> = []
  const pictures: Array<string> = []
  for (const { path, isLink } of files) {
    if (isLink) continue
    const classified = classify(path)
    if (classified.finding) report(path, ...classified.finding)
    if (classified.kind === 'image') pictures.push(path)
    if (classified.kind === 'document') {
      const bytes = readFileSync(join(content, path))
      documents.push(parseContent(`content/${path}`, bytes, classified.schema, problems))
    }
  }
  return { documents, pictures }
}
