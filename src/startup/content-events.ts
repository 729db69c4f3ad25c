/** The message of the server of `npm run dev` to its open pages that content has changed. */
export const CHANGED_EVENT = 'content:changed'
