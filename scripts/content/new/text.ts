import { Document, isMap, isScalar } from 'yaml'
import { EXAMPLE_REMARK } from '#scripts/content/checks/text/template-sentences.ts'
import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { writeTextsSafely } from '#editor/yaml/safe-texts.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Draft } from './draft.ts'

const DRAFT_REMARK = ' Nobody sees it: remove this line to publish it.'

/** The file of a new document. Comments mark example values. */
export function textOf(schema: DocumentSchema, { fields, examples: left }: Draft): string {
  const document = new Document(fields)
  writeTextsSafely(document)
  for (const pair of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(pair.key)) continue
    const name = String(pair.key.value)
    if (name === 'draft' && isScalar(pair.value)) pair.value.comment = DRAFT_REMARK
    else if (left.includes(name)) pair.key.commentBefore = ` ${EXAMPLE_REMARK}`
  }
  const yaml = document.toString({ lineWidth: 100, singleQuote: true })
  return schema.format === 'yaml' ? yaml : `---\n${yaml}---\n\n${examples[schema.name]?.body ?? ''}`
}
