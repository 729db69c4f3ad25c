import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { MemberDonation } from '#contract/member-donations.ts'
import { causes, distinctCountries, faqsOf, galleryGroups, headingOf, moves, pick, site } from './content.ts'
import { doubleText, misfits } from './layout-faults.ts'
import { accessibilityProblems, expect, hydrated, isMemberPage, open, signIn, test } from './site.ts'

/* Whatever opens, on a laptop and on a phone. */

type Part = {
  /** The page that it opens on, if it does not go there itself. */
  path?: string
  /** Opens it, and looks at each of its states. */
  show: (page: Page, look: () => Promise<void>) => Promise<void>
  /** Whether it is looked at each time; the others are each night. */
  isDaily?: true
}

const [image] = pick(galleryGroups, 0).images
const photo = `/gallery?photo=${image?.src.replace(/^images\/|\.\w+$/gu, '')}`
const longestCause = pick(
  causes.toSorted((a, b) => b.title.length - a.title.length),
  0,
)

const viewer: Part = {
  path: photo,
  show: async (page, look) => {
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await look()
  },
}

const giftOf = (tab: string): Part => ({
  path: `/donate?cause=${longestCause.slug}`,
  show: async (page, look) => {
    const dialog = page.getByRole('dialog', { name: /^Donate to / })
    await dialog.getByRole('tab', { name: tab }).click()
    await expect(dialog.getByRole('tabpanel', { name: tab })).toBeVisible()
    await look()
    await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: 'Firstname' })).toHaveAttribute('aria-invalid', 'true')
    await look()
  },
})

const questionOn = (path: string): Part => ({
  path,
  show: async (page, look) => {
    const question = page.getByRole('main').locator('details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    await look()
  },
})

/** A form that says what is missing. */
const emptyForm = (path: string, send: string, firstField: string): Part => ({
  path,
  show: async (page, look) => {
    await page.getByRole('main').getByRole('button', { name: send, exact: true }).click()
    await expect(page.getByRole('textbox', { name: firstField })).toHaveAttribute('aria-invalid', 'true')
    await look()
  },
})

/** A row of cards before the scripts arrive, or where they never do. */
const rowOn = (path: string, isLong: boolean): Part => ({
  show: async (page, look) => {
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(path)
    await look()
    if (!isLong) return
    const row = page.getByRole('region').getByRole('group').and(page.locator('[tabindex="0"]')).first()
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  },
})

const donation: MemberDonation = {
  id: 'd1',
  cause: pick(causes, 0).slug,
  type: 'individual',
  currency: 'NGN',
  amountMinor: 2_500_000,
  donor: ['Amina Balogun', pick(distinctCountries, 0)],
  email: 'amina@example.com',
  state: 'pledged',
  sentAt: '2026-11-20T09:00:00.000Z',
  receivedAt: null,
  receipt: null,
}

const answerWith = (page: Page, address: string, payload: object) =>
  page.route(address, (route) => route.fulfill({ json: { success: 'Here it is.', payload } }))

const WIDE: Record<string, Part> = {
  'the photo viewer': viewer,
  'the "More" menu': {
    path: '/events',
    show: async (page, look) => {
      const bar = page.getByRole('navigation', { name: 'Main' })
      await bar.getByRole('button', { name: site.navigation.moreLabel }).click()
      await expect(
        bar.getByRole('link', { name: pick(site.navigation.more, 0).label, exact: true }),
      ).toBeVisible()
      await look()
    },
  },
  'the window for gifts of a person': giftOf('Individual'),
  'the window for gifts of a company': giftOf('Company'),
  'the list of countries, also with nothing that fits': {
    path: '/volunteer',
    show: async (page, look) => {
      const list = page.getByRole('combobox', { name: 'Country' })
      await list.focus()
      await expect(list).toHaveAttribute('aria-autocomplete', 'list')
      await list.press('ArrowDown')
      await expect(page.getByRole('option').first()).toBeVisible()
      await look()
      await list.pressSequentially('qqxxzzqq')
      await expect(page.getByText('No options', { exact: true })).toBeVisible()
      await look()
    },
  },
  'the invitation to the newsletter': {
    path: '/about-us',
    show: async (page, look) => {
      await page.evaluate(() => {
        localStorage.setItem('visitCount', '3')
        localStorage.setItem('lastVisit', String(Date.now() - 3_600_001))
      })
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('complementary', { name: site.newsletter.title })).toBeVisible()
      await look()
    },
  },
  'a question of /faqs': questionOn('/faqs'),
  'a question of /non-profits': questionOn('/non-profits'),
  'a search of the questions, with and without an answer': {
    path: '/faqs',
    show: async (page, look) => {
      await page.getByRole('searchbox').fill(pick(faqsOf('common'), 0).question)
      await expect(page.getByRole('status').filter({ hasText: /match/u })).toBeVisible()
      await look()
      await page.getByRole('searchbox').fill('qqxxzzqq')
      await expect(page.getByRole('status').filter({ hasText: /Nothing matches/u })).toBeVisible()
      await look()
    },
  },
  'the form for nominations': emptyForm('/nominee-info', 'Go on to the last step', 'Full name'),
  'the form for messages': emptyForm('/contact-us', 'Send', 'Full name'),
  'the form for volunteers': emptyForm('/volunteer', 'Volunteer Now', 'First Name'),
  'the form to sign up': emptyForm('/signup', 'Sign up', 'Surname'),
  'the form to log in': emptyForm('/login', 'Log in', 'Username or email address'),
  'the form to recover a password': emptyForm(
    '/password-recovery',
    'Send code',
    'Email address or phone number',
  ),
  'the row of cards on / without scripts': rowOn('/', moves.homeGallery),
  'the row of cards on /gallery without scripts': rowOn('/gallery', moves.gallery),
  'the loading view after eight seconds': {
    show: async (page, look) => {
      await page.route('**/auth/verify-user', () => {})
      await page.clock.install()
      await open(page, '/explore')
      await page.clock.runFor(8001)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await look()
    },
  },
  'the profile menu': {
    path: '/explore',
    isDaily: true,
    show: async (page, look) => {
      await page.getByRole('button', { name: 'Amina Balogun' }).click()
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
      await look()
    },
  },
  'the filters of mentors, also over an empty list': {
    path: '/explore/community',
    show: async (page, look) => {
      const filters = page.getByRole('region', { name: headingOf('mentors', 'filters') })
      await filters.getByRole('button', { name: /^Topics/u }).click()
      await expect(filters.getByRole('checkbox').first()).toBeVisible()
      await look()
      await page.keyboard.press('Escape')
      await filters.getByRole('searchbox', { name: 'Keywords' }).fill('qqxxzzqq')
      await filters.getByRole('button', { name: /^Show/u }).click()
      await expect(page.getByText('No mentor fits all of this.')).toBeVisible()
      await look()
    },
  },
  'mentors that are kept and compared': {
    path: '/explore/community',
    show: async (page, look) => {
      for (const action of [/^Compare /u, /^Shortlist /u])
        for (const at of [0, 1]) await page.getByRole('button', { name: action }).nth(at).click()
      await look()
      await page.getByRole('link', { name: 'Compare 2 mentors' }).click()
      await expect(page.getByRole('table')).toBeVisible()
      await look()
      await open(page, '/explore/community/shortlist')
      await expect(page.getByRole('article')).toHaveCount(2)
      await look()
    },
  },
  'the request to a mentor, refused and sent': {
    path: '/explore/community',
    show: async (page, look) => {
      await page
        .getByRole('link', { name: /^View Profile of / })
        .first()
        .click()
      const message = page.getByRole('textbox', { name: 'What would you like help with?' })
      await message.fill('Too short')
      await page.getByRole('button', { name: 'Send the request' }).click()
      await expect(message).toHaveAttribute('aria-invalid', 'true')
      await look()
      const mentorId = new URL(page.url()).pathname.split('/').at(-1)
      const sentAt = '2026-11-20T09:00:00.000Z'
      const request = { id: 'r1', mentorId, message: 'Please help me with my code.', state: 'open', sentAt }
      await answerWith(page, '**/account/mentor-requests', [request])
      await page.reload()
      await expect(page.getByText('Waiting for an answer.')).toBeVisible()
      await look()
    },
  },
  'donations of a member, and a receipt': {
    path: '/explore/my-account',
    show: async (page, look) => {
      await answerWith(page, '**/account/donations', [donation])
      await open(page, '/explore/donations')
      await expect(page.getByText('25,000')).toBeVisible()
      await look()
      await page.getByRole('link', { name: /^Receipt of /u }).click()
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
      await look()
    },
  },
  'the form to edit the profile, and the window to crop a picture': {
    path: '/explore/my-account/edit',
    show: async (page, look) => {
      const name = page.getByLabel('First name')
      await name.fill('')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await look()
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
      await page.getByLabel('Choose a picture').setInputFiles(file)
      await expect(page.getByRole('slider', { name: 'Move the picture' })).toBeVisible()
      await look()
    },
  },
  'the window to delete the account, with and without its word': {
    path: '/explore/my-account',
    show: async (page, look) => {
      await page.getByRole('button', { name: 'DELETE MY ACCOUNT' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await expect(dialog).toBeVisible()
      await look()
      await dialog.getByRole('button', { name: 'Delete my account' }).click()
      await expect(dialog.getByLabel('Type DELETE')).toHaveAttribute('aria-invalid', 'true')
      await look()
    },
  },
  'the form for a new password': {
    path: '/explore/my-account',
    show: async (page, look) => {
      const form = page.getByRole('form', { name: headingOf('my-account', 'reset-password') })
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByLabel('Current Password', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await look()
    },
  },
}

const PHONE: Record<string, Part> = {
  'the menu, folded and unfolded,': {
    path: '/',
    isDaily: true,
    show: async (page, look) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await look()
      await menu.getByRole('button', { name: site.navigation.moreLabel }).click()
      const { label } = pick(site.navigation.more, 0)
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible()
      await look()
    },
  },
  'the photo viewer': { ...viewer, isDaily: true },
  'the window for gifts of a person': { ...giftOf('Individual'), isDaily: true },
  'the window for gifts of a company': giftOf('Company'),
  'the menu of the member area': {
    path: '/explore',
    show: async (page, look) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await look()
    },
  },
  'the filters of mentors': {
    path: '/explore/community',
    show: async (page, look) => {
      await page.getByRole('button', { name: 'Choose' }).click()
      await page.getByRole('button', { name: /^Topics/u }).click()
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await look()
    },
  },
}

// During a fade-in, every text would have too little contrast.
test.use({ trace: 'off', reducedMotion: 'reduce' })

const isLookedAt = ([, { isDaily }]: [string, Part]) => isDaily || Boolean(process.env.EVERY_PAGE)

/** Opens the part, and looks at each of its states with axe. */
async function look(page: Page, { path, show }: Part) {
  if (path !== undefined) {
    if (isMemberPage(path)) await signIn(page)
    await open(page, path)
  }
  await show(page, async () => expect(await accessibilityProblems(page)).toEqual([]))
}

for (const [name, part] of Object.entries(WIDE).filter(isLookedAt))
  test(`${name} has no fault that axe can find [MORE-3 MORE-36 A11Y-7 DARK-9]`, ({ page }) =>
    look(page, part))

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  for (const [name, part] of Object.entries(PHONE).filter(isLookedAt))
    test(`${name} has no fault that axe can find, and room for letters twice as large [MORE-3 MORE-5 A11Y-7 DARK-9]`, async ({
      page,
    }) => {
      await look(page, part)
      await doubleText(page)
      await expect.poll(() => misfits(page)).toEqual([])
      expect(await page.evaluate(findSidewaysScrolling)).toEqual([])
      expect(await page.evaluate(findBrokenWords)).toEqual([])
      const close = page.getByRole('dialog').getByRole('button', { name: /^Close/ })
      if (await close.isHidden()) return
      await close.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
})

/** Finds elements of the open dialog that overflow horizontally, with the pixels. */
function findSidewaysScrolling(): Array<string> {
  return [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    .filter((element) => /auto|scroll/u.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth - clientWidth} px`)
}

/** Finds broken words in headings, links, buttons and labels of the open dialog. */
function findBrokenWords(): Array<string> {
  const broken: Array<string> = []
  for (const element of document.querySelectorAll('[role=dialog] :is(h2, h3, a, button, label, legend)')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const place = document.createRange()
        place.setStart(text, index)
        place.setEnd(text, index + word.length)
        if (place.getClientRects().length > 1) broken.push(word)
      }
    }
  }
  return broken
}
