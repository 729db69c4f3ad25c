import { countryList } from 'contentlayer/generated'

/** The key is the ISO code: the numbers of older records have gaps, and one of them stands twice. */
export type Country = { code: string; name: string }

/** The countries people can choose from, by name. */
export function countries(): Array<Country> {
  return countryList.items.map(({ code, name }) => ({ code, name }))
}
