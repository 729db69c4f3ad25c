import { beforeEach, expect, test } from 'vitest'
import { fillIn, readStorableValues, readValues } from '#src/ui/forms/form-values.ts'

beforeEach(() => document.body.replaceChildren())

function makeForm(): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = `
    <input name="name" /><input name="email" type="email" /><textarea name="message"></textarea>
    <input type="radio" name="role" value="Staff" /><input type="radio" name="role" value="Mentor" />
    <input type="checkbox" name="terms" />
    <select name="country"><option value=""></option><option>Ghana</option><option>Nigeria</option></select>
    <input type="hidden" name="category" value="" /><input type="file" name="cv" />
    <input name="off" value="x" disabled /><input value="without a name" /><button name="send" value="1">Send</button>`
  document.body.append(form)
  return form
}

test('values that are filled in are read back', () => {
  const form = makeForm()
  const values = {
    name: 'Ada',
    message: 'a\nb',
    role: 'Mentor',
    terms: true,
    country: 'Nigeria',
  }
  fillIn(form, values)
  expect(readValues(form)).toMatchObject(values)
})

test('several text boxes of one name are one value', () => {
  document.body.innerHTML = '<form><input name="code" value="4"><input name="code" value="2"></form>'
  expect(readValues(document.querySelector('form')!)).toEqual({ code: '42' })
})

test('passwords and codes are not storable, also while a password is shown', () => {
  document.body.innerHTML = `<form><input name="email" value="ada@example.com"><input name="password" type="password" value="x">
    <input name="new" autocomplete="new-password" value="x"><input name="code" autocomplete="one-time-code" value="1"></form>`
  expect(readStorableValues(document.querySelector('form')!)).toEqual({ email: 'ada@example.com' })
})

test('typed values are not replaced', () => {
  const form = makeForm()
  form.querySelector<HTMLInputElement>('[name=name]')!.value = 'Bola'
  form.querySelector<HTMLInputElement>('[value=Staff]')!.click()
  fillIn(form, { name: 'Ada', role: 'Mentor', terms: false })
  expect(readValues(form)).toMatchObject({ name: 'Bola', role: 'Staff', terms: false })
})

test('fields that are not there any more are passed over', () => {
  const form = makeForm()
  fillIn(form, { nickname: 'A', cv: 'cv.pdf', off: 'y', country: 'Atlantis', role: 'Director' })
  expect(readValues(form)).toMatchObject({ role: undefined, country: '', cv: undefined })
})
