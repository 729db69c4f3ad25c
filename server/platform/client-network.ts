import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'
import { keyedHash } from './tokens.ts'

// Providers assign all addresses of one /64 to a household, or even a single machine.
const NETWORK_BITS = 64

/**
 * Identifies a client: by its network for IPv6, where it can choose among many addresses, and by its address for
 * IPv4.
 */
export function clientNetwork(address: string) {
  if (!isIPv6(address)) return address
  const parsed = new Address6(address)
  if (parsed.isMapped4()) return parsed.to4().correctForm()
  return new Address6(`${parsed.correctForm()}/${NETWORK_BITS}`).startAddress().correctForm()
}

/** The key of a limit per client. Hashed so that a leaked table does not reveal IP addresses. */
export function clientKey(kind: string, address: string, secret: string) {
  return `${kind}:${keyedHash(clientNetwork(address), secret)}`
}
