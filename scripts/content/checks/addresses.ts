import type { Finding, ProblemText } from './problem.ts'
import { isPage, pageFinding, type SiteMap } from './site-map.ts'

const HTTPS_EXPECTED = 'Addresses of other sites are complete and begin with https://.'
const LINK_EXPECTED =
  'Links begin with / for a page of this site (/donate), or with https:// for another one.'

/** Signs of a sentence or a chat that are in no address: quotes, dashes, an ellipsis, CJK marks and emoji. */
const SWALLOWED =
  /[“”„‟‘‚«»‹›—…。，、；：！？（）]|[’–](?![\p{L}\p{N}])|’s?$|(?<=^https?:\/\/[^/]*)’|\p{Extended_Pictographic}/u

/** An address that takes a sign of the text behind it along, so that it leads nowhere. */
function swallowProblem(value: string): ProblemText | undefined {
  const [sign] = SWALLOWED.exec(value) ?? []
  if (sign === undefined) return undefined
  const address = value.slice(0, value.indexOf(sign))
  return {
    found: `the sign ${sign} is a part of the address "${value}", which leads nowhere so.`,
    fix: `Write "${address}" alone; in a text as [words](${address}) or <${address}>.`,
    expected: 'Addresses end before the quotes, dashes and other signs of a sentence.',
  }
}

/** The problem with an external URL, or undefined. */
export function webAddressProblem(value: string): ProblemText | undefined {
  const swallowed = swallowProblem(value)
  if (swallowed) return swallowed
  if (isHttps(value)) return signedInProblem(value)
  return {
    found: `"${value}" is not a complete https address.`,
    fix: httpsFix(value),
    expected: HTTPS_EXPECTED,
  }
}

/** The problem with an internal or external link, or undefined. */
export function linkProblem(value: string, site: SiteMap): Finding | undefined {
  const swallowed = swallowProblem(value)
  if (swallowed) return { rule: 'link', words: swallowed }
  if (isHttps(value)) {
    const words = signedInProblem(value)
    return words ? { rule: 'link', words } : ownAddressFinding(value, site)
  }
  if (!/^\/(?![/\\])\S*$/.test(value)) {
    const words = {
      found: schemeProblem(value) ?? unknownKind(value),
      fix: linkFix(value, site),
      expected: LINK_EXPECTED,
    }
    return { rule: 'link', words }
  }
  return pageFinding(value, site)
}

function unknownKind(value: string) {
  if (value === '') return 'this link has no address.'
  if (/^#./.test(value)) return `the link "${value}" names a place on a page, but not the page.`
  return `the link "${value}" is neither a page of this site nor an https address.`
}

/** Why a link with a scheme other than https is rejected, or undefined. */
function schemeProblem(value: string) {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/\s/g, '')) ?? []
  switch (scheme.toLowerCase()) {
    case 'javascript':
    case 'vbscript':
      return `the link "${value}" would run a program in the browser of visitors.`
    case 'data':
    case 'blob':
      return `the link "${value.slice(0, 40)}" has a whole file inside it, which browsers refuse to open.`
    case 'file':
      return `the link "${value}" leads to a file on one computer, which nobody else has.`
    case 'http':
      return `the link "${value}" is not encrypted: others can read and change what it opens.`
    default:
      return undefined
  }
}

/** A name or password in an address would be visible to every visitor. */
function signedInProblem(value: string): ProblemText | undefined {
  const url = new URL(value)
  if (url.username === '' && url.password === '') return undefined
  return {
    found: `the address has the user name "${url.username}"${url.password === '' ? '' : ' and a password'} in it, which everybody could read.`,
    fix: `Write "${value.replace(/^https:\/\/[^/]*@/i, 'https://')}"${url.password === '' ? '' : ', and change the password'}.`,
    expected: HTTPS_EXPECTED,
  }
}

/** Links to our own pages must not contain the domain. */
function ownAddressFinding(value: string, { domain }: SiteMap): Finding | undefined {
  const { hostname } = new URL(value)
  if (domain === undefined || ![domain, `www.${domain}`].includes(hostname)) return undefined
  const path = value.replace(/^https:\/\/[^/?#]*/i, '')
  const words = {
    found: `"${value}" is a page of this site with its whole address.`,
    fix: `Write "${path.startsWith('/') ? path : `/${path}`}".`,
    expected:
      'Our own pages begin with one /. They open without loading the site again, and also lead somewhere in a preview.',
  }
  return { rule: 'own-address', words }
}

/** The problem with a link in a text, which may also use mailto: and tel:, or undefined. */
export function textLinkProblem(value: string, site: SiteMap): Finding | undefined {
  if (/^tel:\+?[\d-]+$/.test(value)) return undefined
  if (!value.startsWith('mailto:')) return linkProblem(value, site)
  const words = emailProblem(value.slice('mailto:'.length).replace(/\?.*$/s, ''))
  return words && { rule: 'email', words }
}

/** The problem with an email address, or undefined. */
export function emailProblem(value: string): ProblemText | undefined {
  if (/^[\w.+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(value)) return undefined
  return {
    found: `"${value}" is not an e-mail address.`,
    expected: 'E-mail addresses look like hello@example.org.',
  }
}

function isHttps(value: string) {
  if (!/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?/.test(value) || /\s/.test(value)) return false
  return URL.canParse(value)
}

function httpsFix(value: string) {
  const candidate = `https://${value.replace(/^[a-z]*:?\/\//i, '')}`
  return /^(?:http:)?\/\/|^www\./i.test(value) && isHttps(candidate) ? `Write "${candidate}".` : undefined
}

function linkFix(value: string, { pages }: SiteMap) {
  if (/^#./.test(value))
    return `Write the address of the page before it, as in "/page${value}", even where that is this page.`
  const isBare = /^[a-z][a-z0-9-]*(?:[/?#][^.\s]*)?$/i.test(value)
  if (isBare && (pages === undefined || isPage(`/${value}`, pages))) return `Did you mean "/${value}"?`
  return httpsFix(value)
}
