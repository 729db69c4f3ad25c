import { http, HttpResponse } from 'msw'

export const threeCountries = http.get('/options/countries.json', () =>
  HttpResponse.json([
    { code: 'GH', name: 'Ghana' },
    { code: 'IN', name: 'India' },
    { code: 'NG', name: 'Nigeria' },
  ]),
)
