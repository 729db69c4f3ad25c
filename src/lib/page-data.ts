/** The path of a page's data file, which React Router writes. */
export function dataPath(pagePath: string): string {
  return pagePath === '/' ? '/_root.data' : `${pagePath}.data`
}

/** The path of the page with this data file. */
export function pagePath(dataFile: string): string {
  return dataFile === '/_root.data' ? '/' : dataFile.replace(/\.data$/, '')
}
