/** The path of the file with the data of a page, which React Router writes. */
export function dataPath(pagePath: string): string {
  return pagePath === '/' ? '/_root.data' : `${pagePath}.data`
}

/** The path of the page with this data file. */
export function pagePath(dataFile: string): string {
  return dataFile === '/_root.data' ? '/' : dataFile.replace(/\.data$/, '')
}

/** How React Router's encoding (turbo-stream) writes null. Other values are places in the list. */
const NULL = -5

type EncodedObject = Record<string, number>

/**
 * What React Router hydrates a page with, from the text of the page's .data file. Both are lists whose objects name keys and
 * values by their places: `[{"_1":2},"root",{"_3":4},"data",…]` has the data of each route under its id. scripts/defer-scripts.ts
 * compares the result with what React Router itself wrote into the page.
 */
export function hydrationData(dataFile: string): string {
  const values = JSON.parse(dataFile) as Array<unknown>
  const placeOf = (value: unknown) => values.push(value) - 1
  const dataOf = (route: number) => Object.values(values[route] as EncodedObject)[0]
  const routes = Object.entries(values[0] as EncodedObject).map(([id, place]) => [id, dataOf(place)])
  values[0] = {
    [`_${placeOf('loaderData')}`]: placeOf(Object.fromEntries(routes)),
    [`_${placeOf('actionData')}`]: NULL,
    [`_${placeOf('errors')}`]: NULL,
  }
  return JSON.stringify(values)
}
