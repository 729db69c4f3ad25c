import { countryList } from 'contentlayer/generated'

/** The countries to choose from, sorted by name. */
export function countries() {
  return countryList.items.map(({ name, alsoCalled }) => ({ name, alsoCalled }))
}
