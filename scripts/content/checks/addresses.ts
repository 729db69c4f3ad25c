import type { Finding } from './problem.ts'

/** Signs of a sentence or a chat that are in no address: quotes, dashes, an ellipsis, CJK marks and emoji. */
const SWALLOWED =
  /[“”„‟‘‚«»‹›—…。，、；：！？（）]|[’–](?![\p{L}\p{N}])|’s?$|(?<=^https?:\/\/[^/]*)’|\p{Extended_Pictographic}/u

/** The problem with an external URL, or undefined. */
export function webAddressProblem(value: string): Finding | undefined {
  const unusable = unusableFinding(value)
  if (unusable || isHttps(value)) return unusable
  return {
    rule: 'web-address',
    found: `"${value}" is not a complete https address.`,
    fix: httpsFix(value),
  }
}

/** The problem with an email address, or undefined. */
export function emailProblem(value: string): Finding | undefined {
  if (/^[\w.+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(value)) return undefined
  return { rule: 'email', found: `"${value}" is not an e-mail address.` }
}

export function isHttps(value: string) {
  return /^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?/.test(value) && !/\s/.test(value) && URL.canParse(value)
}

/** An address that takes a sign of the text behind it along, or that has a password in it, or undefined. */
export function unusableFinding(value: string): Finding | undefined {
  const [sign] = SWALLOWED.exec(value) ?? []
  if (sign !== undefined) {
    const address = value.slice(0, value.indexOf(sign))
    return {
      rule: 'web-address',
      found: `the sign ${sign} is a part of the address "${value}", which leads nowhere so.`,
      fix: `Write "${address}" alone; in a text as [words](${address}) or <${address}>.`,
      expected: 'Addresses end before the quotes, dashes and other signs of a sentence.',
    }
  }
  const { username = '', password = '' } = isHttps(value) ? new URL(value) : {}
  if (username === '' && password === '') return undefined
  const [has, change] = password === '' ? ['', ''] : [' and a password', ', and change the password']
  return {
    rule: 'web-address',
    found: `the address has the user name "${username}"${has} in it, which everybody could read.`,
    fix: `Write "${value.replace(/^https:\/\/[^/]*@/i, 'https://')}"${change}.`,
  }
}

export function httpsFix(value: string) {
  const candidate = `https://${value.replace(/^[a-z]*:?\/\//i, '')}`
  return /^(?:http:)?\/\/|^www\./i.test(value) && isHttps(candidate) ? `Write "${candidate}".` : undefined
}

/** Why a link with a scheme other than https is refused, or undefined. */
export function schemeProblem(value: string): string | undefined {
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
