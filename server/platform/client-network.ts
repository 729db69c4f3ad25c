import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'
import { keyedHash } from './tokens.ts'

// Providers give a household, or a single machine, all addresses of one /64.
const NETWORK_BITS = 64

/** The same for all addresses that one client can choose from: with IPv6 its network, with IPv4 the address. */
export function clientNetwork(address: string) {
  if (!isIPv6(address)) return address
  const parsed = new Address6(address)
  if (parsed.isMapped4()) return parsed.to4().correctForm()
  return new Address6(`${parsed.correctForm()}/${NETWORK_BITS}`).startAddress().correctForm()
}

/** The key of a limit for one client. Hashed so that a leaked table does not reveal IP addresses. */
export function clientKey(kind: string, address: string, secret: string) {
  return `${kind}:${keyedHash(clientNetwork(address), secret)}`
}
