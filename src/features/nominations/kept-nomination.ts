import { safeParse } from 'valibot'
import { nomineeSchema, type NominationRules, type Nominee } from '#contract/nominations.ts'
import { isExpired, storedDraft } from '#src/lib/draft.ts'
import { storedFile } from '#src/lib/file-storage.ts'

/** The names under which this device keeps both parts of a nomination until it is sent. */
export const NOMINEE_DRAFT = 'nominee'
export const NOMINATOR_DRAFT = 'nominator'

const material = storedFile('nominee-material')

// The first part on its way to the second page, for browsers that keep nothing.
let handedOver: Nominee | null = null

/** Takes the first part to the second page. */
export function handOver(nominee: Nominee): void {
  handedOver = nominee
}

/** Whether the first part was just filled in. Never so while a page comes to life. */
export function isHandedOver(): boolean {
  return handedOver !== null
}

/** The first part back on its own page, where it may change. */
export function takeBack(): Nominee | null {
  const nominee = handedOver
  handedOver = null
  return nominee
}

/** The first part as it was handed over or, after a reload, as this device keeps it; null unless it keeps all rules. */
export async function readNominee(rules: NominationRules): Promise<Nominee | null> {
  if (handedOver !== null) return handedOver
  const draft = storedDraft(NOMINEE_DRAFT).read()
  if (draft === null || isExpired(draft, Date.now())) return null
  const result = safeParse(nomineeSchema(rules), { ...draft.values, material: await readMaterial() })
  return result.success ? result.output : null
}

/** The picked file of the first part. */
export async function readMaterial(): Promise<File | null> {
  const kept = await material.read()
  if (kept === null) return null
  if (!isExpired({ savedAt: kept.savedAt, values: {} }, Date.now())) return kept.file
  await material.clear()
  return null
}

/** False when the browser keeps no files. */
export function keepMaterial(file: File): Promise<boolean> {
  return material.write(file)
}

export function forgetMaterial(): Promise<void> {
  return material.clear()
}

/** After it was sent: nothing of it stays on the device. */
export async function forgetNomination(): Promise<void> {
  handedOver = null
  storedDraft(NOMINEE_DRAFT).clear()
  storedDraft(NOMINATOR_DRAFT).clear()
  await forgetMaterial()
}
