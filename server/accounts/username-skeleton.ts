import unhomoglyph from 'unhomoglyph'

/**
 * Returns the same text for names that look alike, regardless of case and alphabet (Unicode Technical Standard 39,
 * skeletons). Skeletons are stored, so a library version with other data needs a migration that recomputes them.
 */
export function usernameSkeleton(username: string) {
  // Twice, because capitals resemble other characters than their lower-case letters.
  const letters = replaceLookAlikes(replaceLookAlikes(username).toLowerCase()).toLowerCase()
  // A capital I has the skeleton of a lower-case l: ignoring case, all three are one.
  return letters.replaceAll('i', 'l')
}

function replaceLookAlikes(name: string) {
  return unhomoglyph(name.normalize('NFKC').normalize('NFD')).normalize('NFD')
}
