import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from '#src/ui/carousel/autoplay.tsx'
import { hideTab, visit, wait } from './browser-fakes.ts'

const onAdvance = vi.fn()

function Player() {
  const { isPlaying, toggle, regionProps } = useAutoplay(4000, onAdvance)
  return (
    <>
      <section aria-label="Region" {...regionProps}>
        <button onClick={toggle}>{isPlaying ? 'Pause' : 'Play'}</button>
        <button>Step</button>
      </section>
      <button>Outside</button>
    </>
  )
}

const region = () => screen.getByRole('region')
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers()
  onAdvance.mockReset()
})

function expectNextMove() {
  wait(3999)
  expect(onAdvance).not.toHaveBeenCalled()
  wait(1)
  expect(onAdvance).toHaveBeenCalledTimes(1)
}

function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

const WAITS: Array<[why: string, hold: () => void, release: () => void]> = [
  [
    'a mouse points at it',
    () => fireEvent.pointerEnter(region(), { pointerType: 'mouse' }),
    () => fireEvent.pointerLeave(region(), { pointerType: 'mouse' }),
  ],
  [
    'the focus is within, wherever there',
    () => {
      fireEvent.focus(button('Pause'))
      fireEvent.blur(button('Pause'), { relatedTarget: button('Step') })
      fireEvent.focus(button('Step'))
    },
    () => fireEvent.blur(button('Step'), { relatedTarget: button('Outside') }),
  ],
  ['another tab is looked at', () => hideTab(true), () => hideTab(false)],
  ['the connection is lost', () => connect(false), () => connect(true)],
]

test.each(WAITS)('it waits while %s, and then a whole interval more [MORE-10]', (_why, hold, release) => {
  render(<Player />)
  wait(3000)
  hold()
  wait(20_000)
  expect(onAdvance).not.toHaveBeenCalled()
  release()
  expectNextMove()
})

test('touch does not pause it, because touch has no leave event', () => {
  render(<Player />)
  fireEvent.pointerEnter(region(), { pointerType: 'touch' })
  wait(4000)
  expect(onAdvance).toHaveBeenCalledTimes(1)
})

test.each([{ lessMotion: true }, { saveData: true }])(
  'with %o nothing moves until play is pressed [MORE-10]',
  (wish) => {
    visit(wish)
    render(<Player />)
    wait(20_000)
    fireEvent.click(button('Play'))
    expectNextMove()
  },
)

test('play starts it although pointer and focus are on the button', () => {
  visit({ lessMotion: true })
  render(<Player />)
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' })
  fireEvent.focus(button('Play'))
  fireEvent.click(button('Play'))
  wait(4000)
  expect(onAdvance).toHaveBeenCalledTimes(1)
  // The next interaction pauses it again.
  fireEvent.focus(button('Step'))
  wait(20_000)
  expect(onAdvance).toHaveBeenCalledTimes(1)
})

test('pause works also where pointing at it already held it', () => {
  render(<Player />)
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' })
  fireEvent.focus(button('Pause'))
  fireEvent.click(button('Pause'))
  fireEvent.blur(button('Play'), { relatedTarget: button('Outside') })
  fireEvent.pointerLeave(region(), { pointerType: 'mouse' })
  wait(20_000)
  expect(onAdvance).not.toHaveBeenCalled()
})
