import { createContext, use, type ReactNode } from 'react'
import { safeParse } from 'valibot'
import { nomineeSchema, type NominationRules, type Nominee } from '#contract/nominations.ts'
import { delivery } from '#src/api/delivery.ts'
import { useDraft, type Draft } from '#src/ui/forms/draft.ts'

async function storedMaterial() {
  const { storedFile } = await import('#src/lib/file-storage.ts')
  return storedFile('nominee-material')
}

const NomineeDraft = createContext<Draft | null>(null)

/** Holds the first part of a nomination for the pages of both parts, even if the browser blocks storage. */
export function NominationProvider({ children }: { children: ReactNode }) {
  return <NomineeDraft value={useDraft('nominee', storedMaterial)}>{children}</NomineeDraft>
}

/** The draft of the first part. */
export function useNomineeDraft(): Draft {
  const draft = use(NomineeDraft)
  if (draft === null) throw new Error('The pages of a nomination have to be inside a <NominationProvider>.')
  return draft
}

/** The first part, or null if it is incomplete. */
export async function readNominee(draft: Draft, rules: NominationRules): Promise<Nominee | null> {
  const material = await draft.readFile()
  const result = safeParse(delivery.schema(nomineeSchema(rules)), {
    ...draft.values(),
    material,
  })
  return result.success ? result.output : null
}
