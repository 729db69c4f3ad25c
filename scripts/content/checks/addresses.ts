import type { Finding, Words } from './problem.ts'
import { isPage, pageFinding, type SiteMap } from './site-map.ts'

const HTTPS_EXPECTED = 'Addresses of other sites are complete and begin with https://.'
const LINK_EXPECTED =
  'Links begin with / for a page of this site (/donate), or with https:// for another one.'

/** The problem with an external URL, or undefined. */
export function webAddressProblem(value: string): Words | undefined {
  if (isHttps(value)) return undefined
  return {
    found: `"${value}" is not a complete https address.`,
    fix: httpsFix(value),
    expected: HTTPS_EXPECTED,
  }
}

/** The problem with an internal or external link, or undefined. */
export function linkProblem(value: string, site: SiteMap): Finding | undefined {
  if (isHttps(value)) return undefined
  if (!/^\/(?![/\\])\S*$/.test(value)) {
    const words = {
      found: `the link "${value}" is neither a page of this site nor an https address.`,
      fix: linkFix(value, site),
      expected: LINK_EXPECTED,
    }
    return { rule: 'link', words }
  }
  return pageFinding(value, site)
}

/** The problem with a link in a text, where mailto: and tel: links are allowed too, or undefined. */
export function textLinkProblem(value: string, site: SiteMap): Finding | undefined {
  if (/^tel:\+?[\d-]+$/.test(value)) return undefined
  if (!value.startsWith('mailto:')) return linkProblem(value, site)
  const words = emailProblem(value.slice('mailto:'.length).replace(/\?.*$/s, ''))
  return words && { rule: 'email', words }
}

/** The problem with an e-mail address, or undefined. */
export function emailProblem(value: string): Words | undefined {
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
  const isBare = /^[a-z][a-z0-9-]*(?:[/?#][^.\s]*)?$/i.test(value)
  if (isBare && (pages === undefined || isPage(`/${value}`, pages))) return `Did you mean "/${value}"?`
  return httpsFix(value)
}
