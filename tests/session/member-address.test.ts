import { expect, test } from 'vitest'
import { loginAddress, memberAddressFor, readNext } from '#src/session/member-address.ts'

const whole = [
  '/explore',
  '/explore/about',
  '/explore/contact-us',
  '/explore/community',
  '/explore/non-profits',
]
const withBlog = [...whole, '/explore/blog', '/explore/blog/:id']

test.each([
  ['/blog/3', '/explore/blog/3'],
  ['/blog', '/explore/blog'],
  ['/community', '/explore/community'],
  ['/non-profits', '/explore/non-profits'],
  ['/about-us', '/explore/about'],
  ['/contact-us', '/explore/contact-us'],
  ['/Community/', '/explore/community'],
])('a member on %s is redirected to its counterpart %s', (pathname, twin) => {
  expect(memberAddressFor({ pathname }, withBlog)).toBe(twin)
  expect(memberAddressFor({ pathname, search: '?q=ai', hash: '#3' }, withBlog)).toBe(`${twin}?q=ai#3`)
})

test.each(['/', '/signup', '/login', '/password-recovery'])(
  'a member on %s is sent to the start page of the member area',
  (pathname) => {
    expect(memberAddressFor({ pathname, search: '?x=1' }, withBlog)).toBe('/explore')
  },
)

test.each(['/events', '/donate', '/blog/page/2', '/impact-stories/first-laptop', '/faqs', '/explore'])(
  'a member on %s, which has no counterpart, stays [MORE-38]',
  (pathname) => {
    expect(memberAddressFor({ pathname, search: '?x=1' }, withBlog)).toBeNull()
  },
)

test('a counterpart that is not built yet is none', () => {
  expect(memberAddressFor({ pathname: '/blog/3' }, whole)).toBeNull()
})

test('members on a recovery link or choosing a new password stay', () => {
  const pathname = '/password-recovery'
  expect(memberAddressFor({ pathname, hash: '#link=abc' })).toBeNull()
  for (const search of ['?step=confirm-code', '?step=new-password'])
    expect(memberAddressFor({ pathname, search })).toBeNull()
  expect(memberAddressFor({ pathname })).toBe('/explore')
})

test.each([
  ['?next=/explore/jobs', '/explore/jobs'],
  ['?next=%2Fexplore%2Fcommunity%3Fpage%3D2%23list', '/explore/community?page=2#list'],
  ['?next=/explore', '/explore'],
])('after logging in, %s leads to %s', (search, address) => {
  expect(readNext(search)).toBe(address)
  expect(memberAddressFor({ pathname: '/login', search })).toBe(address)
})

test.each([
  '',
  '?next=',
  '?next=/donate',
  '?next=/explorer',
  '?next=/explore/../donate',
  '?next=https://elsewhere.example/explore',
  '?next=//elsewhere.example/explore',
  '?next=/\\elsewhere.example/explore',
  '?next=javascript:alert(1)//explore',
  '?next=http://[',
])('after logging in, %s leads nowhere but to the start page', (search) => {
  expect(readNext(search)).toBe('/explore')
})

test('the address of the login page says where to come back to', () => {
  const address = loginAddress({ pathname: '/explore/community', search: '?page=2', hash: '#list' })
  expect(readNext(new URL(address, 'https://gelegrid.example').search)).toBe('/explore/community?page=2#list')
})
