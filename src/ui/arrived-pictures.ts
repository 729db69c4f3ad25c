/**
 * Keeps pictures painted once they have loaded. Otherwise frames with `content-visibility` skip them again when they
 * leave the screen, and a visitor who scrolls back fast would see their placeholder colour first.
 */
export function keepArrivedPictures() {
  document.addEventListener('contentvisibilityautostatechange', (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped || !(target instanceof HTMLPictureElement)) return
    const image = target.querySelector('img')
    if (image?.complete && image.currentSrc !== '') target.style.contentVisibility = 'visible'
  })
}
