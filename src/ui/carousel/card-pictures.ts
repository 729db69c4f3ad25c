/**
 * Loads the pictures of the cards beside the visible ones: browsers load a lazy picture only once a part of its card
 * is visible. Does nothing until the visible pictures have loaded, such as in a row far below the screen.
 */
export function fetchPicturesBeside(cards: ReadonlyArray<Element>, isSeen: ReadonlyArray<boolean>) {
  const count = cards.length
  const isAwaited = (index: number) => picturesIn(cards[index]).some((picture) => !picture.complete)
  if (isSeen.some((seen, index) => seen && isAwaited(index))) return
  for (const [index, card] of cards.entries()) {
    const isBeside = isSeen[(index + 1) % count] || isSeen[(index - 1 + count) % count]
    if (isBeside && !isSeen[index])
      for (const picture of picturesIn(card)) picture.setAttribute('loading', 'eager')
  }
}

function picturesIn(card: Element | undefined): Array<HTMLImageElement> {
  return Array.from(card?.querySelectorAll('img') ?? [])
}
