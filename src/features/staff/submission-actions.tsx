import { useQuery } from '@tanstack/react-query'
import { withParams } from '#contract/endpoint.ts'
import { form as formOf } from '#contract/fields.ts'
import {
  addNote,
  changeAssignee,
  changeStatus,
  noteSchema,
  replySchema,
  sendReply,
  setShortlisted,
  SUBMISSION_STATUSES,
  type Reply,
  type SubmissionDetails,
  type SubmissionStatus,
} from '#contract/staff/submissions.ts'
import { call } from '#src/api/client.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { useStaff } from './access.ts'
import { Choice, StaffForm } from './forms.tsx'
import { optionsOf, STATUS_LABELS, uuidOf } from './labels.ts'
import { peopleQuery } from './queries.ts'
import { useSubmissionChange } from './use-submission-change.ts'

/** Status, assignment and shortlist; each selection is stored at once. */
export function SubmissionControls({ submission }: { submission: SubmissionDetails }) {
  const { id, kind, status, assignee } = submission
  const me = useStaff()
  const known = useQuery(peopleQuery()).data ?? [{ id: me.id, name: me.name }]
  // Until the names have arrived the menu would show nobody for a colleague.
  const people =
    assignee === null || known.some(({ id }) => id === assignee.id) ? known : [...known, assignee]
  const setStatus = useSubmissionChange((change: { status: SubmissionStatus; was: SubmissionStatus }) =>
    call(withParams(changeStatus, { id }), change),
  )
  const setAssignee = useSubmissionChange((change: { assigneeId: string | null; was: string | null }) =>
    call(withParams(changeAssignee, { id }), change),
  )
  // A selection shows at once, and an error reverts it. The selects stay enabled meanwhile, since disabling them
  // would remove the focus; the next selection waits for the previous one.
  const shownStatus = setStatus.isPending ? setStatus.variables.status : status
  const shownAssignee = setAssignee.isPending ? setAssignee.variables.assigneeId : (assignee?.id ?? null)
  return (
    <Grid columns={2} from="sm" gap="4" alignItems="end">
      <Choice
        label="Status"
        options={optionsOf(STATUS_LABELS)}
        value={shownStatus}
        onChange={({ target }) => {
          const chosen = SUBMISSION_STATUSES.find((each) => each === target.value)
          if (chosen && chosen !== shownStatus) setStatus.mutate({ status: chosen, was: shownStatus })
        }}
      />
      <Choice
        label="Assigned to"
        all="Nobody"
        options={people.map((person) => ({ value: person.id, label: person.name }))}
        value={shownAssignee ?? ''}
        onChange={({ target }) => {
          const assigneeId = target.value || null
          if (assigneeId !== shownAssignee) setAssignee.mutate({ assigneeId, was: shownAssignee })
        }}
      />
      {kind === 'nominations' && <ShortlistButton {...submission} />}
    </Grid>
  )
}

type ShortlistButtonProps = { id: string; from: string; isShortlisted: boolean }

/** Adds a nomination to the judges' shortlist, or removes it. */
export function ShortlistButton({ id, from, isShortlisted }: ShortlistButtonProps) {
  const { mutate, isPending } = useSubmissionChange(() =>
    call(withParams(setShortlisted, { id }), { isShortlisted: !isShortlisted }),
  )
  return (
    <Button
      look={isShortlisted ? 'highlight' : 'outline'}
      aria-pressed={isShortlisted}
      aria-label={`On the shortlist: ${from}`}
      aria-disabled={isPending || undefined}
      onClick={() => (isPending ? undefined : mutate(undefined))}
    >
      {isShortlisted ? '★ On the shortlist' : '☆ Put on the shortlist'}
    </Button>
  )
}

const noteFields = formOf({ text: noteSchema.entries.text })

/** Notes are visible to staff only, never to the sender. */
export function NoteForm({ submission: { id } }: { submission: SubmissionDetails }) {
  const { mutateAsync } = useSubmissionChange((note: { id: string; text: string }) =>
    call(withParams(addNote, { id }), note),
  )
  const form = usePersistedForm(`staff-note:${id}`, {
    schema: noteFields,
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

const replyFields = formOf({ subject: replySchema.entries.subject, text: replySchema.entries.text })

type ReplyFormProps = { submission: SubmissionDetails; reply: NonNullable<SubmissionDetails['reply']> }

/** A reply by email, with templates. */
export function ReplyForm({ submission: { id }, reply }: ReplyFormProps) {
  const { mutateAsync } = useSubmissionChange((answer: Reply) => call(withParams(sendReply, { id }), answer))
  const form = usePersistedForm(`staff-reply:${id}`, {
    schema: replyFields,
    onSubmit: async (answer, { keyFor }) => {
      await mutateAsync({ id: uuidOf(keyFor(answer)), ...answer })
      form.discard()
      return false
    },
  })

  /** Inserts the template below the text typed so far. */
  function insert(key: string) {
    const template = reply.templates.find((each) => each.key === key)
    if (template === undefined || form.ref.current === null) return
    const [subject, text] = ['subject', 'text'].map((name) =>
      form.ref.current?.querySelector<HTMLInputElement>(`[name=${name}]`),
    )
    if (!subject || !text) return
    subject.value ||= template.subject
    text.value = text.value.trim() === '' ? template.text : `${text.value.trimEnd()}\n\n${template.text}`
    form.handleEdit('subject')
    form.handleEdit('text')
    text.focus()
  }

  return (
    <StaffForm form={form} labelledBy="answer" submitLabel="Send the answer">
      {reply.templates.length > 0 && (
        <Choice
          label="Template"
          all="Choose one to insert it…"
          options={reply.templates.map(({ key, title }) => ({ value: key, label: title }))}
          value=""
          onChange={({ target }) => insert(target.value)}
        />
      )}
      <TextInput name="subject" label="Subject" required />
      <TextArea name="text" label="Answer" rows={9} required />
    </StaffForm>
  )
}
