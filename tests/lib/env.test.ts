import { expect, test } from 'vitest'
import { readEnv } from '#src/lib/env.ts'

test('without settings, forms go to the server the pages come from', () => {
  expect(readEnv({})).toEqual({ formDelivery: 'api', apiUrl: '', siteUrl: undefined })
})

test('settings that are set but empty count as not set', () => {
  expect(readEnv({ VITE_FORM_DELIVERY: '', VITE_API_URL: ' ', VITE_SITE_URL: '' })).toEqual(readEnv({}))
})

test('all mistakes are named at once, with what was found and what is allowed', () => {
  const source = {
    VITE_FORM_DELIVERY: 'emial',
    VITE_API_URL: 'gelegrid.example',
    VITE_SITE_URL: 'ftp://gelegrid.example',
  }
  expect(() => readEnv(source)).toThrow(
    [
      'The site is not set up correctly:',
      '- VITE_FORM_DELIVERY is "emial", but it must be "api" or "none".',
      '- VITE_API_URL is "gelegrid.example", but it must be an address such as https://example.org.',
      '- VITE_SITE_URL is "ftp://gelegrid.example", but it must be an address such as https://example.org.',
    ].join('\n'),
  )
})
