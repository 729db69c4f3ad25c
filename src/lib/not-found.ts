/** Where the page is prerendered that the server sends for every address it does not know. */
export const NOT_FOUND_PATH = '/404'

/** A meta element of this name marks that page, under whatever address it arrives. */
export const NOT_FOUND_MARK = 'page-not-found'
