/** The path of the page with this data file, which React Router fetches when it navigates. */
export function pagePath(dataFile: string): string {
  return dataFile === '/_root.data' ? '/' : dataFile.replace(/\.data$/, '')
}
