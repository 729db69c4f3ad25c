import { countryList } from 'contentlayer/generated'

/** The key is the ISO code, as the numeric ids have gaps and a duplicate. */
export type Country = { code: string; name: string; alsoCalled?: ReadonlyArray<string> }

/** The countries to choose from, sorted by name. */
export function countries(): Array<Country> {
  return countryList.items.map(({ code, name, alsoCalled }) => ({
    code,
    name,
    ...(alsoCalled && { alsoCalled }),
  }))
}
