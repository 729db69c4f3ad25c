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

function hold(index: number) {
  const picture = cards[index]?.querySelector('img')
  if (picture) Object.defineProperty(picture, 'complete', { value: false })
}

test('the pictures on both sides of the card that is seen are fetched, also around the end of the row', () => {
  fetchPicturesBeside(cards, [true, false, false, false, false])
  expect(asked()).toEqual([false, true, false, false, true])
})

test('of several cards that are seen, only the pictures beside them are fetched', () => {
  fetchPicturesBeside(cards, [false, true, true, false, false])
  expect(asked()).toEqual([true, false, false, true, false])
})

test('nothing is fetched while a picture that is seen has not arrived: the row may be far below the screen', () => {
  hold(0)
  fetchPicturesBeside(cards, [true, false, false, false, false])
  expect(asked()).toEqual([false, false, false, false, false])
})
