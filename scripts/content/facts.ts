/** The facts that texts in content/ name in braces, such as {site}, with the document and field of each. */
export const facts = {
  site: { type: 'SiteSettings', field: ['name'], example: 'Example' },
  domain: { type: 'SiteSettings', field: ['domain'], example: 'example.org' },
  communityForm: {
    type: 'SiteSettings',
    field: ['links', 'communityForm'],
    example: 'https://example.org/join',
  },
  discord: { type: 'SiteSettings', field: ['links', 'discord'], example: 'https://example.org/chat' },
  awardYear: { type: 'Awards', field: ['year'], example: '2000' },
} as const satisfies Record<string, { type: string; field: ReadonlyArray<string>; example: string }>

/** The value of each fact, by name. */
export type Facts = ReadonlyMap<string, string>

/** Reads all facts from singletons, by type. A fact that is missing, which other rules report, gets a value that breaks no rule. */
export function readFacts(documents: Readonly<Record<string, unknown>>): Facts {
  const values = new Map<string, string>()
  for (const [name, { type, field, example }] of Object.entries(facts)) {
    const value = field.reduce((inside, key) => Object(inside)[key] as unknown, documents[type])
    // The address of a form may contain the domain, which is read before it.
    const isRead = typeof value === 'string' || typeof value === 'number'
    values.set(name, isRead ? fillIn(String(value), values) : example)
  }
  return values
}

/** Inserts the facts into a text. `write` may escape them. */
export function fillIn(text: string, values: Facts, write = (value: string) => value): string {
  // Markdown percent-encodes the addresses of links.
  return text.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (written, name: string) => {
    const value = values.get(name)
    return value === undefined ? written : write(value)
  })
}
