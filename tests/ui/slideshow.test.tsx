import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StrictMode, type ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { system } from '#src/theme/system.ts'
import { Slideshow } from '#src/ui/carousel/slideshow.tsx'
import { cssOf, visit, wait } from './browser-fakes.ts'

const INSPIRE = 'We Inspire Women in Tech'
const LIVES = 'Transforming Lives, One Tech Journey at a Time'

function slide(number: number, heading?: string) {
  const picture = {
    alt: `Picture ${number}`,
    base: `/images/${number}`,
    width: 1600,
    height: 900,
  }
  return { heading, picture }
}

const homeSlides = [slide(1), slide(2, LIVES), slide(3), slide(4, LIVES)]
const eventSlides = [slide(1, 'On stage'), slide(2, 'Save the date'), slide(3, 'Long nights')]

function slideshow(props: Partial<ComponentProps<typeof Slideshow>> = {}) {
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        <Slideshow
          label="Our work"
          title={INSPIRE}
          slides={homeSlides}
          intervalMs={4000}
          height="650px"
          {...props}
        >
          <a href="/partner-with-us">Partner with Us</a>
        </Slideshow>
      </ChakraProvider>
    </StrictMode>
  )
}

const carousel = () => screen.getByRole('region', { name: 'Our work' })
const groups = () => [...carousel().querySelectorAll('[aria-roledescription=slide]')]
const shown = () => groups().findIndex((group) => !group.hasAttribute('inert')) + 1
const fetched = () => [...carousel().querySelectorAll('img')].map((image) => image.alt)
const pause = () => screen.getByRole('button', { name: 'Pause slides' })
const play = () => screen.getByRole('button', { name: 'Play slides' })

beforeEach(() => vi.useFakeTimers())

test('three slides take turns of 3000 ms each, and begin again [EVENT-2]', () => {
  render(slideshow({ slides: eventSlides, intervalMs: 3000, title: 'Events' }))
  for (const [now, next] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ]) {
    wait(2999)
    expect(shown()).toBe(now)
    wait(1)
    expect(shown()).toBe(next)
  }
})

test('one slide at a time can be seen, read and reached', () => {
  render(slideshow())
  wait(4000)
  const states = groups().map((group) => [group.hasAttribute('inert'), group.getAttribute('aria-hidden')])
  const hidden = [true, 'true']
  expect(states).toEqual([hidden, [false, 'false'], hidden, hidden])
})

test('a picture fades in for 0.4 s over the one before, which goes when it is covered [CAROUSEL-7]', () => {
  render(slideshow())
  wait(4000)
  const [before, now] = groups().map((group) => group.querySelector('div')!)
  expect(now!.matches('[inert] > *')).toBe(false)
  expect(cssOf(now!)).toMatch(/transition:\s*opacity 400ms/)
  expect(before!.matches('[inert] > *')).toBe(true)
  expect(cssOf(before!)).toMatch(/\[inert\]\s*>[^{]*\{[^}]*opacity:\s*0;[^}]*transition:\s*opacity 0ms 400ms/)
})

test('the heading of the page is one and stays, and is not read twice', () => {
  render(slideshow())
  for (const ms of [0, 4000]) {
    wait(ms)
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([INSPIRE])
    expect(screen.getAllByText(INSPIRE).filter((each) => !each.closest('[aria-hidden=true]'))).toHaveLength(1)
  }
})

test('its content comes first, then the pause button', () => {
  render(slideshow())
  const [content, button] = carousel().querySelectorAll('button, a')
  expect(content).toHaveTextContent('Partner with Us')
  expect(button).toHaveAccessibleName('Pause slides')
})

test('a dot shows its slide at once, for a whole turn', () => {
  render(slideshow())
  wait(1900)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 4' }))
  expect(shown()).toBe(3)
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Slide 3 of 4')
  wait(3999)
  expect(shown()).toBe(3)
  wait(1)
  expect(shown()).toBe(4)
})

test('pause stops it, and only then the chosen slide is announced', () => {
  render(slideshow())
  const status = screen.getByText('Slide 1 of 4')
  expect(status).toHaveAttribute('aria-live', 'off')
  fireEvent.click(pause())
  expect(status).toHaveAttribute('aria-live', 'polite')
  wait(20_000)
  expect(shown()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 4' }))
  expect(status).toHaveTextContent('Slide 2 of 4')
  fireEvent.click(play())
  expect(status).toHaveAttribute('aria-live', 'off')
  wait(4000)
  expect(shown()).toBe(3)
})

test('each picture is fetched during the turn of the one before', () => {
  render(slideshow())
  expect(fetched()).toEqual(['Picture 1', 'Picture 2'])
  wait(4000)
  expect(shown()).toBe(2)
  expect(fetched()).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
})

test('while data is saved, only the pictures that are shown are fetched', () => {
  visit({ saveData: true })
  render(slideshow())
  expect(fetched()).toEqual(['Picture 1'])
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 4' }))
  expect(fetched()).toEqual(['Picture 1', 'Picture 3'])
})

test('all texts are in the prerendered page with one picture, and hydration changes nothing', async () => {
  const markup = renderToString(slideshow())
  expect(markup.split(LIVES)).toHaveLength(3)
  expect(markup.match(/<img/g)).toHaveLength(1)

  visit({ lessMotion: true, saveData: true })
  const page = document.createElement('div')
  page.innerHTML = markup
  document.body.append(page)
  const problems: Array<unknown> = []
  const root = await act(async () =>
    hydrateRoot(page, slideshow(), { onRecoverableError: (problem) => problems.push(problem) }),
  )
  expect(problems).toEqual([])
  expect(within(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
  act(() => root.unmount())
  page.remove()
})
