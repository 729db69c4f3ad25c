import { beforeEach, expect, test } from 'vitest'
import { fetchPicturesBeside } from '#src/ui/carousel/card-pictures.ts'

/** Cards with a lazy picture each. */
let cards: Array<HTMLElement> = []

beforeEach(() => {
  cards = [1, 2, 3, 4, 5].map(() => {
    const card = document.createElement('div')
    card.innerHTML = '<img loading="lazy">'
    return card
  })
})

const asked = () => cards.map((card) => card.querySelector('img')?.getAttribute('loading') === 'eager')

test('the pictures on both sides of the card that is seen are fetched, also around the end of the row', () => {
  fetchPicturesBeside(cards, [true, false, false, false, false])
  expect(asked()).toEqual([false, true, false, false, true])
})

test('nothing is fetched while a picture that is seen has not arrived: the row may be far below the screen', () => {
  Object.defineProperty(cards[0]!.querySelector('img'), 'complete', { value: false })
  fetchPicturesBeside(cards, [true, false, false, false, false])
  expect(asked()).toEqual([false, false, false, false, false])
})
