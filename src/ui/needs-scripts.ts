// @chunk parts
import { NEEDS_SCRIPTS } from '#contract/form-pages.ts'

/** For what does nothing without scripts: it is hidden there, and pages that answer a form leave it out. */
export const needsScripts = { [NEEDS_SCRIPTS]: '' }

/** The styles of a page without scripts. In the head of each page, inside of <noscript>. */
export const STYLES_WITHOUT_SCRIPTS = `<style>[${NEEDS_SCRIPTS}]{display:none!important}</style>`
