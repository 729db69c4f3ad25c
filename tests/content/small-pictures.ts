/** The smallest complete picture, for tests that only need a file to exist. */
export const smallWebp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
