const NETWORKS = {
  Facebook: (url: string) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  X: (url: string, text: string) => withQuery('https://x.com/intent/post', { text, url }),
  WhatsApp: (url: string, text: string) => withQuery('https://wa.me/', { text: `${text} ${url}` }),
}

export type Network = keyof typeof NETWORKS

/** The share URL of a network. Facebook reads the text from the page. */
export function shareAddress(network: Network, { url, text }: { url: string; text: string }): string {
  return NETWORKS[network](url, text)
}

// Encodes spaces as %20, as WhatsApp would show a plus sign.
function withQuery(address: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${address}?${pairs.join('&')}`
}
