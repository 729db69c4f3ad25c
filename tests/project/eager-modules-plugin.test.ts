import { expect, test } from 'vitest'
import { moduleWrappers } from '#scripts/eager-modules-plugin.ts'

const wrapped = (code: string) => moduleWrappers(code).map(({ start, end }) => code.slice(start, end))

test('the function of each wrapped CommonJS module is found', () => {
  const code =
    'import{t as w,r as i}from"./rolldown-runtime-abc.js";var a=w(e=>{e.x=1}),b=i(a()),c=w((e,t)=>{t.exports=2});'
  expect(wrapped(code)).toEqual(['e=>{e.x=1}', '(e,t)=>{t.exports=2}'])
})

test('functions that other modules take are left as they are', () => {
  const code =
    'import{t as w}from"./rolldown-runtime-abc.js";import{m}from"./parts.js";var a=m(e=>e),b=w(m),c=e=>e;'
  expect(wrapped(code)).toEqual([])
})
