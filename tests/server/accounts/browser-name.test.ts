import { expect, test } from 'vitest'
import { browserName } from '#server/accounts/browser-name.ts'

test.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Opera on Android',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16',
  ],
])('it is shown as %s', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name)
})

test.each([undefined, '', '   ', 'something', '\u0000', '<script>', 'a'.repeat(100_000)])(
  'of %.20s they read that we do not know it',
  (userAgent) => {
    expect(browserName(userAgent)).toBe('A browser we do not know')
  },
)
