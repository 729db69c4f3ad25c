import { expect, test } from 'vitest'
import { browserName } from '#server/accounts/browser-name.ts'

test('browsers are shown by their names, and others as ones that we do not know', () => {
  const opera = 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16'
  expect(browserName(opera)).toBe('Opera on Android')
  for (const userAgent of [undefined, ' ', 'something', '<script>', 'a'.repeat(100_000)])
    expect(browserName(userAgent)).toBe('A browser we do not know')
})
