/* The parts of the last step that are loaded on demand. */

export const loadForm = () => import('#src/features/nominations/nominator-form.tsx')
export const loadOutcome = () => import('./nomination-outcome.tsx')

/** Loads all of them, for when the connection is lost before the last step. */
export const loadLastStep = () => Promise.all([loadForm(), loadOutcome()])
