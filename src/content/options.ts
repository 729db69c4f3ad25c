import { countryList } from 'contentlayer/generated'

/** The countries to choose from, sorted by name. The key is the code, as the numeric ids have gaps and a duplicate. */
export function countries() {
  return countryList.items.map(({ code, name, alsoCalled }) => ({ code, name, alsoCalled }))
}
