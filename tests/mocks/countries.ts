import { http, HttpResponse } from 'msw'

export const threeCountries = http.get('/options/countries.json', () =>
  HttpResponse.json([
    { code: 'GH', name: 'Ghana' },
    { code: 'IN', name: 'India' },
    { code: 'NG', name: 'Nigeria' },
  ]),
)

/** The request for the list fails. */
export const noCountries = http.get('/options/countries.json', () => new HttpResponse(null, { status: 503 }))
