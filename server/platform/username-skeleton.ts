import unhomoglyph from 'unhomoglyph'

/**
 * The same for names that look alike, whatever their case and alphabet (Unicode Technical Standard 39, skeletons). They
 * are stored, so that a version of the library with other data needs a migration that computes them again.
 */
export function usernameSkeleton(username: string) {
  // Twice, because capitals resemble other characters than their small letters.
  const letters = replaceLookAlikes(replaceLookAlikes(username).toLowerCase()).toLowerCase()
  // A capital I has the skeleton of a small l: with case ignored, all three are one.
  return letters.replaceAll('i', 'l')
}

function replaceLookAlikes(name: string) {
  return unhomoglyph(name.normalize('NFKC').normalize('NFD')).normalize('NFD')
}
