import type { Source } from '#scripts/content/sources.ts'
import { digestOf } from '#scripts/content/sources.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { examineDocument, type Examined } from '#scripts/content/checks/examine-document.ts'
import type { Problem } from '#scripts/content/checks/problem.ts'
import { readDocument, type ReadDocument } from '#scripts/content/checks/read-document.ts'
import type { Shared, ContentIndex } from '#scripts/content/checks/content-index.ts'
import { hasSameAnswers, recorded, type Asked } from './asked.ts'
import { packDocument, unpackDocument, type PackedDocument } from './packed-document.ts'

/** The results for a document from an earlier run, valid while the bytes of the file are the same. */
export type Remembered = {
  digest: string
  document: PackedDocument
  problems: Array<Problem>
  /** The results of the checks with this content index. */
  examined?: Examined
  asked?: Asked
  shared?: string
}

export type Memories = ReadonlyMap<string, Remembered>

/**
 * Reads and examines documents, or reuses earlier results. A document is examined again if its bytes or any answer of
 * the content index have changed. Rules across documents and rules that depend on the day are not cached: they run on
 * every document each time.
 */
export function checkMemory(before: Memories = new Map()) {
  const after = new Map<string, Remembered>()
  const sources = new Map<string, { source: Source; isRemembered: boolean }>()
  const sharedDigests = new WeakMap<Shared, string>()

  function read(file: string, source: Source, schema: DocumentSchema): ReadDocument {
    const known = before.get(file)
    const isRemembered = known?.digest === source.digest
    sources.set(file, { source, isRemembered })
    if (isRemembered) {
      after.set(file, known)
      return {
        document: unpackDocument(known.document, file, source.bytes, schema),
        problems: known.problems,
      }
    }
    const found = readDocument(file, source.bytes, schema)
    const packed = packDocument(found.document)
    if (packed) after.set(file, { digest: source.digest, document: packed, problems: found.problems })
    return found
  }

  function examine(document: ContentDocument, contentIndex: ContentIndex, shared: Shared): Examined {
    const known = after.get(document.file)
    if (!known) return examineDocument(document, contentIndex)
    const { examined, asked } = known
    const current = digestOfShared(shared)
    if (examined && asked && known.shared === current && hasSameAnswers(asked, contentIndex)) return examined
    const recording = recorded(contentIndex)
    const found = examineDocument(wholeDocument(document), recording.contentIndex)
    after.set(document.file, { ...known, examined: found, asked: recording.asked, shared: current })
    return found
  }

  /** A remembered document contains only the parts that rules across documents need, so it is read again. */
  function wholeDocument(document: ContentDocument) {
    const { file, schema } = document
    const { source, isRemembered } = sources.get(file) ?? {}
    return source && isRemembered ? readDocument(file, source.bytes, schema).document : document
  }

  function digestOfShared(shared: Shared) {
    const { options, facts, smallestGifts } = shared
    const digest =
      sharedDigests.get(shared) ?? digestOf(JSON.stringify([options, [...facts], [...smallestGifts]]))
    sharedDigests.set(shared, digest)
    return digest
  }

  return { read, examine, memories: (): Memories => after }
}

export type CheckMemory = ReturnType<typeof checkMemory>
