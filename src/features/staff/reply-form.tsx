import { form as formOf } from '#contract/fields.ts'
import { replySchema, type Reply, type SubmissionDetails } from '#contract/staff/submissions.ts'
import { saveReply } from '#src/api/staff.ts'
import { TextArea } from '#src/ui/forms/text-area.tsx'
import { TextInput } from '#src/ui/forms/text-input.tsx'
import { usePersistedForm } from '#src/ui/forms/use-persisted-form.ts'
import { Choice } from './choice.tsx'
import { uuidOf } from './format.ts'
import { StaffForm } from './staff-form.tsx'
import { useSubmissionChange } from './use-submission-change.ts'

const schema = formOf({ subject: replySchema.entries.subject, text: replySchema.entries.text })

type ReplyFormProps = { submission: SubmissionDetails; reply: NonNullable<SubmissionDetails['reply']> }

/** A reply by email, with templates. */
export function ReplyForm({ submission: { id }, reply }: ReplyFormProps) {
  const { mutateAsync } = useSubmissionChange((answer: Reply) => saveReply(id, answer))
  const form = usePersistedForm(`staff-reply:${id}`, {
    schema,
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
