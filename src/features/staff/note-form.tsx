import { form as formOf } from '#contract/fields.ts'
import { noteSchema, type SubmissionDetails } from '#contract/staff/submissions.ts'
import { saveNote } from '#src/api/staff.ts'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { uuidOf } from './format.ts'
import { StaffForm } from './staff-form.tsx'
import { useSubmissionChange } from './use-submission-change.ts'

const schema = formOf({ text: noteSchema.entries.text })

/** Notes are visible to staff only, never to the sender. */
export function NoteForm({ submission: { id } }: { submission: SubmissionDetails }) {
  const { mutateAsync } = useSubmissionChange((note: { id: string; text: string }) => saveNote(id, note))
  const form = usePersistedForm(`staff-note:${id}`, {
    schema,
    onSubmit: async ({ text }, { keyFor }) => {
      await mutateAsync({ id: uuidOf(keyFor(text)), text })
      form.discard()
      return false
    },
  })
  return (
    <StaffForm form={form} labelledBy="note" submitLabel="Add the note">
      <TextArea name="text" label="Note" hint="For colleagues only." rows={3} required />
    </StaffForm>
  )
}
