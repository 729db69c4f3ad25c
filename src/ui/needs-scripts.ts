import { NEEDS_SCRIPTS } from '#contract/form-pages.ts'

/**
 * Attributes of elements that are useless without scripts: they are hidden then, and removed from pages that answer a
 * form.
 */
export const needsScripts = { [NEEDS_SCRIPTS]: '' }

// The text input in place of a list asks to choose from it.
const NO_LIST = '[autocomplete=country-name]::placeholder{color:transparent}'

/** The styles of a page without scripts, in a <noscript> element in the head of each page. */
export const STYLES_WITHOUT_SCRIPTS = `<style>[${NEEDS_SCRIPTS}]{display:none!important}${NO_LIST}</style>`
