import { type ComponentProps, createContext, useContext } from 'react'
import { readStaffSession, type StaffSession } from '#contract/staff/access.ts'
import { env } from '#src/lib/env.ts'
import { staffSessionQuery } from '#src/session/staff-gate.tsx'
import { useDownload } from '#src/session/use-download.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'

/** The titles of award categories and of purposes of donations, each by its key. */
export type Titles = Readonly<Record<'category' | 'cause', Readonly<Record<string, string>>>>

type Staff = StaffSession & {
  titles: Titles
  /** Shows new recovery codes in place of the view, until they are kept. */
  showCodes: (codes: ReadonlyArray<string>) => void
}

export const StaffContext = createContext<Staff | null>(null)

/** The signed-in member of staff. Readers see no controls that change data. */
export function useStaff(): Staff & { canEdit: boolean } {
  const staff = useContext(StaffContext)
  if (staff === null) throw new Error('Only views behind the second step know the member of staff.')
  return { ...staff, canEdit: staff.role === 'editor' }
}

type DownloadButtonProps = ComponentProps<typeof ExternalLinkButton> & { path: string }

/** Saves a file, if the second step is still passed; otherwise it leads there. */
export function DownloadButton({ path, ...link }: DownloadButtonProps) {
  const download = useDownload(
    staffSessionQuery(),
    (answer) => readStaffSession.answer(answer).payload.secondStep === 'passed',
  )
  return <ExternalLinkButton look="outline" download href={env.apiUrl + path} onClick={download} {...link} />
}
