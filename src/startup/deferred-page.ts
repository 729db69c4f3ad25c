/**
 * The id of React Router's module in a public page, and the `rel` of the links to its scripts, as long as they are
 * not needed: scripts/defer-scripts.ts writes both, and src/startup/first-script.ts gives them their effect.
 */
export const LATER = 'later'

/** The scripts that all pages share, in the order of their evaluation: vite.config.ts makes a file of each. */
export const SHARED_CHUNKS = ['vendor', 'theme', 'shared'] as const
