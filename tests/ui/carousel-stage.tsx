import { fireEvent, screen, within } from '@testing-library/react'
import { StrictMode, type ComponentProps } from 'react'
import { vi } from 'vitest'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { Theme } from '#tests/setup/render.tsx'

export const names = ['Ada', 'Bisi', 'Chi', 'Dami']
export const onFollow = vi.fn()

export function carousel(props: Partial<ComponentProps<typeof Carousel>> = {}) {
  return (
    <StrictMode>
      <Theme>
        <Carousel label="People" slidesPerView={{ base: 1, md: 2 }} {...props}>
          {names.map((name) => (
            <a key={name} href={`#${name}`} onClick={onFollow}>
              {name}
            </a>
          ))}
        </Carousel>
      </Theme>
    </StrictMode>
  )
}

export const region = () => screen.getByRole('region', { name: 'People' })
export const cells = () => [...region().querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]
export const track = () => cells()[0]!.parentElement!
export const seen = () => names.filter((_, index) => !cells()[index]!.hasAttribute('inert'))
export const press = (name: string) => fireEvent.click(within(region()).getByRole('button', { name }))
export const currentBullet = () =>
  within(region()).getByRole('button', { current: true }).getAttribute('aria-label')

/** The offset of each card in pixels from the left of the row. */
export function places() {
  return cells().map((cell, index) => {
    const [, shift] = /translate3d\((-?[\d.]+)px/.exec(cell.style.transform) ?? []
    return Math.round(Number(shift)) + index * 370
  })
}

export function drag(distance: number, target: Element = track()) {
  fireEvent.mouseDown(target, { clientX: 400 })
  // keen-slider measures a drag from the first movement.
  fireEvent.mouseMove(target, { clientX: 400 })
  fireEvent.mouseMove(target, { clientX: 400 + distance })
}

export function release(target: Element = track()) {
  fireEvent.mouseUp(target)
  fireEvent.click(target, { detail: 1 })
}
