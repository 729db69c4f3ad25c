import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'

// Providers give a household, or a single machine, all addresses of one /64.
const HOUSEHOLD = 64

/** The same for all addresses that one client can choose from: with IPv6 its network, with IPv4 the address. */
export function clientNetwork(address: string) {
  if (!isIPv6(address)) return address
  const parsed = new Address6(address)
  if (parsed.isMapped4()) return parsed.to4().correctForm()
  return new Address6(`${parsed.correctForm()}/${HOUSEHOLD}`).startAddress().correctForm()
}
