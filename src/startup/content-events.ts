/*
 * What the server of `npm run dev` and its open pages tell each other. Each response names the content build that it
 * was made from; this header tells the server which build the page shows.
 */
export const BUILD_HEADER = 'content'
export const SHOWN_EVENT = 'content:shown'
export const CHANGED_EVENT = 'content:changed'
