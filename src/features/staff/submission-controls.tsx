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

/** Status, assignment and shortlist; each selection is stored at once. */
export function SubmissionControls({ submission }: { submission: SubmissionDetails }) {
  const { id, kind, status, assignee } = submission
  const me = useStaff()
  const known = useQuery(peopleQuery()).data ?? [{ id: me.id, name: me.name }]
  // Until the names have arrived the menu would show nobody for a colleague.
  const people =
    assignee === null || known.some(({ id }) => id === assignee.id) ? known : [...known, assignee]
  const setStatus = useSubmissionChange((change: { status: SubmissionStatus; was: SubmissionStatus }) =>
    saveStatus(id, change),
  )
  const setAssignee = useSubmissionChange((change: { assigneeId: string | null; was: string | null }) =>
    saveAssignee(id, change),
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
