import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { layOut, wait } from '#tests/ui/browser-fakes.ts'
import { groups, inViewer, open, thumbnail, viewer } from './gallery-page.tsx'

beforeEach(() => void layOut({ track: 720, card: 350 }))

type Page = Awaited<ReturnType<typeof open>>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('a thumbnail opens the viewer of its group with its picture and caption [GALLERY-11 GALLERY-12]', async () => {
  const { user, address } = await open()
  await user.click(thumbnail('The chart'))
  expect(await viewer()).toBeVisible()
  expect(inViewer().getByRole('img', { name: 'Picture of the chart' })).toBeInTheDocument()
  expect(inViewer().getByRole('heading', { name: 'The chart' })).toBeInTheDocument()
  expect(inViewer().getByText('What happened: the chart.')).toBeInTheDocument()
  expect(inViewer().getByText('2 / 3')).toBeInTheDocument()
  expect(inViewer().getByRole('status')).toHaveTextContent('Photo 2 of 3: The chart')
  expect(address()).toBe('/gallery?photo=talk-2')
})

test('a slide opens the viewer of its group with the first picture, and closing twice at once stays on the page [GALLERY-10 GALLERY-14]', async () => {
  const { user, address } = await open('/gallery', ['/blog'])
  await user.click(screen.getByRole('link', { name: /^Workshops ?13 June 2026, 2 photos$/ }))
  expect(await viewer('Workshops')).toBeVisible()
  expect(inViewer().getByText('1 / 2')).toBeInTheDocument()
  const button = inViewer().getByRole('button', { name: 'Close' })
  act(() => {
    button.click()
    button.click()
  })
  await expectClosed()
  expect(address()).toBe('/gallery')
})

test.each([
  ['Escape', ({ user }: Page) => user.keyboard('{Escape}')],
  ['Back', ({ router }: Page) => act(() => router.navigate(-1))],
])(
  '%s closes an open picture, which has an address, and gives the focus back [MORE-16]',
  async (_how, close) => {
    const page = await open()
    await page.user.click(thumbnail('The chart'))
    await viewer()
    await close(page)
    await expectClosed()
    expect(page.address()).toBe('/gallery')
    await waitFor(() => expect(thumbnail('The chart')).toHaveFocus())
  },
)

test('the arrow keys move, wherever the focus is, around the ends too, and a key held down moves once [GALLERY-13]', async () => {
  const { user, router } = await open()
  await user.click(thumbnail('The opening talk'))
  await viewer()
  await user.keyboard('{ArrowRight}')
  expect(inViewer().getByText('2 / 3')).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(inViewer().getByText('3 / 3')).toBeInTheDocument()
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
  expect(inViewer().getByText('3 / 3')).toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(inViewer().getByText('1 / 3')).toBeInTheDocument()
  // Before the address has changed, which takes a slow phone longer than a person.
  vi.spyOn(router, 'navigate').mockResolvedValue()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(inViewer().getByText('3 / 3')).toBeInTheDocument()
})

test('a swipe leads to the next picture; scrolling, a short touch and a mouse do not', async () => {
  const { user } = await open()
  await user.click(thumbnail('The opening talk'))
  await viewer()
  const picture = inViewer().getByRole('img')
  await swipe(picture, { from: [300, 100], to: [240, 200] })
  await swipe(picture, { from: [300, 100], to: [260, 100] })
  await swipe(picture, { from: [300, 100], to: [100, 100], pointerType: 'mouse' })
  expect(inViewer().getByText('1 / 3')).toBeInTheDocument()
  await swipe(picture, { from: [300, 100], to: [100, 100] })
  expect(inViewer().getByText('2 / 3')).toBeInTheDocument()
})

type Swipe = { from: [number, number]; to: [number, number]; pointerType?: string }

async function swipe(element: Element, { from, to, pointerType = 'touch' }: Swipe) {
  const shared = { isPrimary: true, pointerType, bubbles: true }
  await act(async () => {
    element.dispatchEvent(new PointerEvent('pointerdown', { ...shared, clientX: from[0], clientY: from[1] }))
    element.dispatchEvent(new PointerEvent('pointerup', { ...shared, clientX: to[0], clientY: to[1] }))
  })
}

const carousel = () => screen.getByRole('region', { name: 'Events in pictures', hidden: true })

test('a slide shows the event, its date, the number of pictures and the first picture of its group [GALLERY-2 GALLERY-4 GALLERY-5]', async () => {
  vi.useFakeTimers()
  await open()
  const link = screen.getByRole('link', { name: /^Tech Talk by Her ?13 June 2026, 3 photos$/ })
  expect(link).toHaveAttribute('href', '/gallery?photo=talk-1')
  for (const { event, photos } of groups) {
    const slide = carousel().querySelector(`a[href$="${photos[0]!.key}"]`)!
    expect(slide).toHaveTextContent(event)
    expect(slide).toHaveTextContent(`13 June 2026, ${photos.length} photo`)
    expect(slide.querySelector('img')?.src).toContain(`/images/${photos[0]!.key}`)
  }
})

const current = () => carousel().querySelector('[aria-current=true]')?.getAttribute('aria-label')

test('the slides move on every five seconds, and step in a ring [GALLERY-6..9]', async () => {
  vi.useFakeTimers()
  await open()
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    wait(1000)
  }
  wait(5100)
  expect(current()).toBe('Slide 2 of 3')
  press('Slide 1 of 3')
  press('Previous slide')
  expect(current()).toBe('Slide 3 of 3')
  press('Next slide')
  expect(current()).toBe('Slide 1 of 3')
})

test('the slides stand still while a picture is open', async () => {
  vi.useFakeTimers()
  await open('/gallery?photo=talk-1')
  wait(20_000)
  expect(current()).toBe('Slide 1 of 3')
})
