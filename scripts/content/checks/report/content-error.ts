import { ScriptError } from '#scripts/run.ts'

/** A mistake that an editor can fix: the message is the whole report, printed without a stack. */
export class ContentError extends ScriptError {}
