import type { ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import {
  addNote,
  changeAssignee,
  changeStatus,
  noteSchema,
  replySchema,
  sendReply,
  setShortlisted,
  SUBMISSION_STATUSES,
  type SubmissionDetails,
  type SubmissionSummary,
} from '#contract/staff/submissions.ts'
import { failureText } from '#src/api/client.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/forms/draft.ts'
import { FailureNote } from '#src/ui/forms/failure-note.tsx'
import { useFormContext } from '#src/ui/forms/field.tsx'
import type { FormValues } from '#src/ui/forms/form-values.ts'
import { Form, FormActions } from '#src/ui/forms/form.tsx'
import { TextArea, TextInput } from '#src/ui/forms/text-input.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { STATUS_LABELS } from './labels.tsx'
import { Choice } from './list.tsx'
import { useStaffNames, useSubmissionChange } from './queries.ts'
import { useStaff } from './use-staff.tsx'

/** Status, assignment and shortlist; each selection is stored at once. */
export function SubmissionControls({ submission }: { submission: SubmissionDetails }) {
  const { id, status, assignee } = submission
  const me = useStaff()
  const names = useStaffNames()
  const setStatus = useSubmissionChange(id, changeStatus)
  const setAssignee = useSubmissionChange(id, changeAssignee)
  // A selection shows at once, and an error reverts it. The selects stay enabled meanwhile, since disabling them
  // would remove the focus; the next selection waits for the previous one.
  const currentStatus = setStatus.isPending ? setStatus.variables.status : status
  const currentAssignee = setAssignee.isPending ? setAssignee.variables.assigneeId : (assignee?.id ?? null)
  return (
    <Grid columns={2} from="sm" gap="4" alignItems="end">
      <Choice
        label="Status"
        options={STATUS_LABELS}
        value={currentStatus}
        onChange={({ target }) => {
          const chosen = SUBMISSION_STATUSES.find((each) => each === target.value)
          if (chosen && chosen !== currentStatus) setStatus.mutate({ status: chosen, was: currentStatus })
        }}
      />
      <Choice
        label="Assigned to"
        all="Nobody"
        // Before the names of all have arrived, those on the screen are known.
        options={{ ...names, [me.id]: me.name, ...(assignee && { [assignee.id]: assignee.name }) }}
        value={currentAssignee ?? ''}
        onChange={({ target }) => {
          const assigneeId = target.value || null
          if (assigneeId !== currentAssignee) setAssignee.mutate({ assigneeId, was: currentAssignee })
        }}
      />
      <ShortlistButton submission={submission} />
    </Grid>
  )
}

/** For a nomination; renders nothing for others. */
export function ShortlistButton({ submission: { id, from, nomination } }: { submission: SubmissionSummary }) {
  const { mutate, isPending } = useSubmissionChange(id, setShortlisted)
  if (nomination === null) return null
  const { isShortlisted } = nomination
  return (
    <Button
      look={isShortlisted ? 'highlight' : 'outline'}
      aria-pressed={isShortlisted}
      aria-label={`On the shortlist: ${from}`}
      isBusy={isPending}
      _print={{ display: 'none' }}
      onClick={() => mutate({ isShortlisted: !isShortlisted })}
    >
      {isShortlisted ? '★ On the shortlist' : '☆ Put on the shortlist'}
    </Button>
  )
}

type StaffFormProps<Schema extends GenericSchema> = {
  /** The name of the draft. */
  name: string
  schema: Schema
  defaults?: FormValues
  /** Stores the values. The key of a content is a UUID, and the same for a retry. */
  store: (values: InferOutput<Schema>, keyFor: (content: unknown) => string) => Promise<unknown>
  submitLabel: string
  children: ReactNode
}

/** A form for a text by staff. The text is kept on the device until it is stored. */
export function StaffForm<Schema extends GenericSchema>(props: StaffFormProps<Schema>) {
  const { name, schema, defaults, store, submitLabel, children } = props
  const draft = useDraft(name)
  const form = useForm({
    schema,
    draft,
    defaults,
    onSubmit: async (values, element) => {
      const part = element.closest('section')
      await store(values, draft.keyFor)
      form.discard()
      // A form that has disappeared took the focus with it, unless somebody types in the next form by now.
      if (document.activeElement === document.body) part?.querySelector<HTMLElement>('[data-state]')?.focus()
      return false
    },
  })
  return (
    <Form form={form} aria-label={submitLabel}>
      {children}
      {form.failure !== null && <FailureNote isSilent>{failureText(form.failure)}</FailureNote>}
      <FormActions form={form} submitLabel={submitLabel} />
    </Form>
  )
}

/** Notes are visible to staff only, never to the sender. */
export function NoteForm({ id }: { id: string }) {
  const { mutateAsync } = useSubmissionChange(id, addNote)
  return (
    <StaffForm
      name={`staff-note:${id}`}
      schema={noteSchema}
      store={({ text }, keyFor) => mutateAsync({ id: keyFor(text), text })}
      submitLabel="Add the note"
    >
      <TextArea name="text" label="Note" hint="For colleagues only." rows={3} required />
    </StaffForm>
  )
}

type Templates = NonNullable<SubmissionDetails['reply']>['templates']

export function ReplyForm({ id, templates }: { id: string; templates: Templates }) {
  const { mutateAsync } = useSubmissionChange(id, sendReply)
  return (
    <StaffForm
      name={`staff-reply:${id}`}
      schema={replySchema}
      store={(answer, keyFor) => mutateAsync({ id: keyFor(answer), ...answer })}
      submitLabel="Send the answer"
    >
      {templates.length > 0 && <TemplateChoice templates={templates} />}
      <TextInput name="subject" label="Subject" required />
      <TextArea name="text" label="Answer" rows={9} required />
    </StaffForm>
  )
}

function TemplateChoice({ templates }: { templates: Templates }) {
  const form = useFormContext()

  function insert(key: string) {
    const template = templates.find((each) => each.key === key)
    const box = form.ref.current?.querySelector('textarea')
    if (!template || !box) return
    box.value = `${box.value.trimEnd()}\n\n${template.text}`.trimStart()
    form.store.fill({ subject: template.subject })
    form.handleEdit('subject')
    form.handleEdit('text')
    box.focus()
  }

  return (
    <Choice
      label="Template"
      all="Choose one to insert it…"
      options={new Map(templates.map(({ key, title }) => [key, title]))}
      value=""
      onChange={({ target }) => insert(target.value)}
    />
  )
}
