import type { Finding } from '#scripts/content/checks/problem.ts'
import type { Passage } from './passages.ts'

/** A broken rule at an offset of a text. */
export type TextFinding = Finding & { offset: number }

/** Finds problems in a text, given also as prose: without addresses, code and markup. */
export type TextCheck = (prose: string, passage: Passage) => Array<TextFinding>
