/**
 * Keeps pictures painted once they have arrived. Frames with `content-visibility` skip them again when they are scrolled away,
 * and a visitor who scrolls back fast would see their colour first.
 */
export function keepArrivedPictures() {
  document.addEventListener('contentvisibilityautostatechange', ({ target, skipped }) => {
    if (!skipped || !(target instanceof HTMLPictureElement)) return
    const image = target.querySelector('img')
    if (image?.complete && image.currentSrc !== '') target.style.contentVisibility = 'visible'
  })
}
