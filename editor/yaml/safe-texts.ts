import { visit, type Document } from 'yaml'

/** Longer texts begin on a new line, where a colon is harmless. */
const SHORT = 78

/** Texts that some YAML parsers read as a number or a boolean. */
const READ_OTHERWISE = /^(?:[-+]?\d+(?::\d+)+|yes|no|on|off)$/i

/** Uses block style for long texts, and quotes for texts that other YAML parsers would read as another type. */
export function writeTextsSafely(document: Document) {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value !== 'string') return
      if (node.value.includes('\n')) node.type = 'BLOCK_LITERAL'
      else if (node.value.length > SHORT) node.type = 'BLOCK_FOLDED'
      else if (READ_OTHERWISE.test(node.value)) node.type = 'QUOTE_SINGLE'
    },
  })
}
