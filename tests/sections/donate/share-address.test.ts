import { expect, test } from 'vitest'
import { shareAddress } from '#src/sections/donate/share-address.ts'

const shared = {
  url: 'https://gelegrid.example/donate?cause=free-laptops',
  text: 'Give to “Free Laptops” at GeleGrid:',
}
const query = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('Facebook is told the address [DONATE-5]', () => {
  const address = shareAddress('Facebook', shared)
  expect(address).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/)
  expect(query(address)).toEqual({ u: shared.url })
})

test('X is told the address and a few words [DONATE-6]', () => {
  const address = shareAddress('X', shared)
  expect(address).toMatch(/^https:\/\/x\.com\/intent\/post\?/)
  expect(query(address)).toEqual(shared)
})

test('WhatsApp gets both as one text, with spaces it understands', () => {
  const address = shareAddress('WhatsApp', shared)
  expect(address).toMatch(/^https:\/\/wa\.me\/\?/)
  expect(query(address)).toEqual({ text: `${shared.text} ${shared.url}` })
  expect(address).not.toContain('+')
})
