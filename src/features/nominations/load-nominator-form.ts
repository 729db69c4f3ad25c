/** The form of the last step, which is loaded on demand; the first step has it saved for when the connection is lost. */
export const loadNominatorForm = () => import('./nominator-form.tsx')
