import { expect, test } from 'vitest'
import { browserName } from '#server/accounts/browser-name.ts'

test.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Opera on Android',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16',
  ],
])('it is shown as %s', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name)
})

test.each([undefined, ' ', 'something', '<script>', 'a'.repeat(100_000)])(
  'of %.20s they read that we do not know it',
  (userAgent) => {
    expect(browserName(userAgent)).toBe('A browser we do not know')
  },
)
