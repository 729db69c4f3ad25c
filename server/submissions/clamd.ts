import { connect, type NetConnectOpts } from 'node:net'
import { SECOND } from '#server/platform/clock.ts'
import { codeOf } from '#server/platform/database/faults.ts'

const TIMEOUT = 60 * SECOND

const MAX_REPLY = 4096
const MAX_SIGNATURE = 200
const DEFAULT_PORT = 3310
const TOO_LARGE = 'it is probably larger than StreamMaxLength in clamd.conf allows'
// Errors of writing to a connection that clamd has closed, as it does when a file exceeds its limit.
const CUT_OFF = /^(?:EPIPE|ECONNRESET)$/

type Limits = { timeout?: number; signal?: AbortSignal }

/** clamd cannot scan this file, but can scan others. */
export class FileNotScanned extends Error {}

/** Streams a file to clamd. Returns the signature that matches, or null; throws unless clamd says one of the two. */
export function scanWithClamd(url: string, content: Buffer, { timeout = TIMEOUT, signal }: Limits = {}) {
  return new Promise<string | null>((resolve, reject) => {
    const signals = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]
    const socket = connect({ ...addressOf(url), signal: AbortSignal.any(signals) })
    let reply = ''
    let failure: Error | undefined
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      reply += part
      if (reply.length > MAX_REPLY) socket.destroy(new Error('clamd answered with something else'))
    })
    socket.on('error', (error) => (failure = error))
    socket.on('close', () => {
      // If clamd rejects the rest of a file, its answer arrives before the write error, or gets lost.
      const [answer, ...rest] = reply.split('\0')
      const result = answer !== undefined && rest.length > 0 ? readAnswer(answer) : explain(failure, timeout)
      if (result instanceof Error) reject(result)
      else resolve(result)
    })
    // The command, the content as a single chunk after its length, and an empty chunk as the end. The socket is not
    // ended: clamd closes the connection after its answer.
    socket.write('zINSTREAM\0')
    for (const part of [lengthOf(content.length), content, lengthOf(0)]) socket.write(part)
  })
}

function explain(failure: Error | undefined, timeout: number) {
  if (failure === undefined) return new Error('clamd closed the connection without an answer')
  if (failure.name === 'AbortError') return new Error(`clamd did not answer in ${timeout} ms`)
  if (!CUT_OFF.test(codeOf(failure))) return failure
  return new FileNotScanned(`clamd cut the file off: ${TOO_LARGE}`, { cause: failure })
}

/** Parses a setting such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl. */
function addressOf(setting: string): NetConnectOpts {
  const url = new URL(setting)
  if (url.protocol === 'unix:') return { path: decodeURIComponent(url.pathname) }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || DEFAULT_PORT }
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function readAnswer(answer: string) {
  if (answer === 'stream: OK') return null
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (signature !== undefined) return signature.replace(/[^\x20-\x7e]/g, '?').slice(0, MAX_SIGNATURE)
  const isTooLarge = answer.includes('size limit exceeded')
  return new FileNotScanned(isTooLarge ? TOO_LARGE : `clamd answered '${answer.slice(0, MAX_SIGNATURE)}'`)
}
