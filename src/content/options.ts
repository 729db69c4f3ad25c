import { countryList } from 'contentlayer/generated'

/** The key is the ISO code: the numeric ids have gaps and one duplicate. */
export type Country = { code: string; name: string }

/** The countries people can choose from, by name. */
export function countries(): Array<Country> {
  return countryList.items.map(({ code, name }) => ({ code, name }))
}
