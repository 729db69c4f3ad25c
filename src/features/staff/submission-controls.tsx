import { useQuery } from '@tanstack/react-query'
import {
  SUBMISSION_STATUSES,
  type SubmissionDetails,
  type SubmissionStatus,
} from '#contract/staff/submissions.ts'
import { saveAssignee, saveShortlisted, saveStatus } from '#src/api/staff.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Choice } from './choice.tsx'
import { optionsOf, STATUS_LABELS } from './labels.ts'
import { useStaff } from './staff-context.ts'
import { peopleQuery } from './staff-queries.ts'
import { useSubmissionChange } from './use-submission-change.ts'

/** Status, assignment and shortlist: each choice is stored at once. */
export function SubmissionControls({ submission }: { submission: SubmissionDetails }) {
  const { id, kind, status, assignee } = submission
  const me = useStaff()
  const people = useQuery(peopleQuery()).data ?? [{ id: me.id, name: me.name }]
  const setStatus = useSubmissionChange((chosen: SubmissionStatus) =>
    saveStatus(id, { status: chosen, was: status }),
  )
  const setAssignee = useSubmissionChange((assigneeId: string | null) =>
    saveAssignee(id, { assigneeId, was: assignee?.id ?? null }),
  )
  return (
    <Grid columns={2} from="sm" gap="4" alignItems="end">
      <Choice
        label="Status"
        options={optionsOf(STATUS_LABELS)}
        // The choice shows at once; a refusal takes it back.
        value={setStatus.isPending ? setStatus.variables : status}
        disabled={setStatus.isPending}
        onChange={({ target }) => {
          const chosen = SUBMISSION_STATUSES.find((each) => each === target.value)
          if (chosen && chosen !== status) setStatus.mutate(chosen)
        }}
      />
      <Choice
        label="Assigned to"
        all="Nobody"
        options={people.map((person) => ({ value: person.id, label: person.name }))}
        value={(setAssignee.isPending ? setAssignee.variables : assignee?.id) ?? ''}
        disabled={setAssignee.isPending}
        onChange={({ target }) => setAssignee.mutate(target.value || null)}
      />
      {kind === 'nominations' && <ShortlistButton {...submission} />}
    </Grid>
  )
}

type ShortlistButtonProps = { id: string; from: string; isShortlisted: boolean }

/** Puts a nomination on the list for the judges, or takes it off. */
export function ShortlistButton({ id, from, isShortlisted }: ShortlistButtonProps) {
  const { mutate, isPending } = useSubmissionChange(() => saveShortlisted(id, !isShortlisted))
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
