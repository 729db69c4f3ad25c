import type { Finding } from './problem.ts'

/** Signs of a sentence or a chat that are in no address: quotes, dashes, an ellipsis, CJK marks and emoji. */
const SWALLOWED =
  /[“”„‟‘‚«»‹›—…。，、；：！？（）]|[’–](?![\p{L}\p{N}])|’s?$|(?<=^https?:\/\/[^/]*)’|\p{Extended_Pictographic}/u

/** The problem with an external URL, or undefined. */
export function webAddressProblem(value: string): Finding | undefined {
  const unusable = unusableFinding(value)
  if (unusable || isHttps(value)) return unusable
  return { rule: 'web-address', found: `"${value}" is not a complete https address.`, fix: httpsFix(value) }
}

/** The problem with an email address, or undefined. */
export function emailProblem(value: string): Finding | undefined {
  if (/^[\w.+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(value)) return undefined
  return { rule: 'email', found: `"${value}" is not an e-mail address.` }
}

export function isHttps(value: string) {
  return /^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?/.test(value) && !/\s/.test(value) && URL.canParse(value)
}

/** An address that takes a sign of the text behind it along, or that has a user name in it, or undefined. */
export function unusableFinding(value: string): Finding | undefined {
  const rule = 'web-address'
  const [sign] = SWALLOWED.exec(value) ?? []
  if (sign !== undefined) {
    const address = value.slice(0, value.indexOf(sign))
    const fix = `Write "${address}" alone; in a text as [words](${address}) or <${address}>.`
    return { rule, found: `the sign ${sign} became a part of the address "${value}".`, fix }
  }
  const { username = '', password = '' } = isHttps(value) ? new URL(value) : {}
  if (username === '' && password === '') return undefined
  return {
    rule,
    found: `the address has the user name "${username}"${password && ' and a password'} in it, which everybody could read.`,
    fix: `Write "${value.replace(/^https:\/\/[^/]*@/i, 'https://')}"${password && ', and change the password'}.`,
  }
}

export function httpsFix(value: string) {
  const candidate = `https://${value.replace(/^[a-z]*:?\/\//i, '')}`
  return /^(?:http:)?\/\/|^www\./i.test(value) && isHttps(candidate) ? `Write "${candidate}".` : undefined
}

const REFUSED: Readonly<Record<string, string>> = {
  javascript: 'would run a program in the browser of visitors.',
  data: 'has a whole file inside it, which browsers refuse to open.',
  file: 'leads to a file on one computer, which nobody else has.',
  http: 'is not encrypted: others can read and change what it opens.',
}

/** Why a link with a scheme other than https is refused, or undefined. */
export function refusedScheme(value: string): string | undefined {
  const [, scheme = ''] = /^([a-z]+):/i.exec(value) ?? []
  return REFUSED[scheme.toLowerCase()]
}
