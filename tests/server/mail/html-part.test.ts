import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { confirmAddressEmail } from '#server/accounts/emails.ts'
import { htmlPart } from '#server/mail/html-part.ts'
import { confirmationEmail } from '#server/submissions/emails.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'

const { organisation } = FACTS
const siteUrl = new URL('https://kentecode.example')
const look = { siteUrl, name: organisation.name, accent: '#8a0a4f' }

const partOf = (text: string) => new JSDOM(htmlPart(text, look)).window.document

test('the HTML part has the logo, one button for the link, and the words of the text [RUN-19]', () => {
  const email = confirmAddressEmail({ recipient: 'amina@example.com', key: 'abc', organisation, siteUrl })
  const page = partOf(email.body)
  expect(page.querySelector('img')).toMatchObject({
    alt: organisation.name,
    src: `${siteUrl.origin}/icon-192.png`,
  })
  const links = [...page.querySelectorAll('a')].map(({ href, textContent }) => [href, textContent])
  expect(links).toEqual([[`${siteUrl.origin}/confirm-address#key=abc`, 'Confirm my address']])
  expect(page.body.textContent).toContain('someone created an account with this email address.')
})

test('codes and figures keep their columns, and nothing of a text becomes HTML', () => {
  const email = confirmationEmail({
    kind: 'contact',
    recipient: 'amina@example.com',
    reference: 'KC-<b>7F3KQ2',
    payment: null,
    organisation,
  })
  const page = partOf(email.body)
  expect(page.querySelector('pre')?.textContent).toBe('Reference:  KC-<b>7F3KQ2')
  expect(page.querySelector('b')).toBeNull()
  // A line that only looks like a link.
  expect(partOf('Come to\n\nhttps://zoom.us:meeting').body.textContent).toContain('https://zoom.us:meeting')
})
