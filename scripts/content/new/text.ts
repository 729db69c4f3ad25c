import { isMap, isScalar, type Document } from 'yaml'
import { EXAMPLE_REMARK } from '#scripts/content/checks/template-sentences.ts'
import { examples } from '#scripts/content/readme/examples/every-kind.ts'
import { renderDocument } from '#editor/yaml/write-changes.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Draft } from './draft.ts'

const DRAFT_REMARK = ' Nobody sees it: remove this line to publish it.'

/** The file of a new document. Comments mark example values. */
export function textOf(schema: DocumentSchema, { fields, examples: left }: Draft): string {
  const yaml = renderDocument(fields, (document) => addRemarks(document, left))
  return schema.format === 'yaml' ? yaml : `---\n${yaml}---\n\n${examples[schema.name]?.body ?? ''}`
}

function addRemarks({ contents }: Document, left: ReadonlyArray<string>) {
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key)) continue
    if (key.value === 'draft' && isScalar(value)) value.comment = DRAFT_REMARK
    else if (left.includes(String(key.value))) key.commentBefore = ` ${EXAMPLE_REMARK}`
  }
}
