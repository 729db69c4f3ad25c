/** The path of a page's data file, which React Router writes. */
export function dataPath(pagePath: string): string {
  return pagePath === '/' ? '/_root.data' : `${pagePath}.data`
}

/** The path of the page with this data file. */
export function pagePath(dataFile: string): string {
  return dataFile === '/_root.data' ? '/' : dataFile.replace(/\.data$/, '')
}

/** The code for null in React Router's encoding (turbo-stream). Non-negative values are indices of the list. */
const NULL = -5

type EncodedObject = Record<string, number>

/**
 * Converts the text of a page's .data file to the data that React Router hydrates the page with. Both are lists whose
 * objects refer to keys and values by index: `[{"_1":2},"root",{"_3":4},"data",…]` has the data of each route under
 * its id. scripts/defer-scripts.ts compares the result with the data that React Router wrote into the page.
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
