/** The path of the prerendered page for unknown addresses. */
export const NOT_FOUND_PATH = '/404'

/** A meta element of this name marks that page, at any address. */
export const NOT_FOUND_MARK = 'page-not-found'
