import { expect, test } from 'vitest'
import { shareAddress } from '#src/ui/sections/share-address.ts'

const shared = {
  url: 'https://gelegrid.example/donate/free-laptops',
  text: 'Give to “Free Laptops” at GeleGrid:',
}
const query = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('the Facebook link has the address [DONATE-5]', () => {
  const address = shareAddress('Facebook', shared)
  expect(address).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/)
  expect(query(address)).toEqual({ u: shared.url })
})

test('the X link has the address and a text [DONATE-6]', () => {
  const address = shareAddress('X', shared)
  expect(address).toMatch(/^https:\/\/x\.com\/intent\/post\?/)
  expect(query(address)).toEqual(shared)
})

test('the WhatsApp link has both as one text, with encoded spaces', () => {
  const address = shareAddress('WhatsApp', shared)
  expect(address).toMatch(/^https:\/\/wa\.me\/\?/)
  expect(query(address)).toEqual({ text: `${shared.text} ${shared.url}` })
  expect(address).not.toContain('+')
})
