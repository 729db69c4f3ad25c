import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

test('two articles with one id are told the next free one', () => {
  expect(
    linesAfter({ 'blog/second.md': ['id: 2', 'id: 1'], 'blog/first.md': ['(/blog/2)', '(/blog/1)'] }),
  ).toEqual([
    'content/blog/second.md:2:5  id 1 already belongs to content/blog/first.md. Take 2, the next free one. The id is the address of the article, so each has its own.',
    expect.stringContaining('the id of this article is 2 on the site, and is 1 here.'),
  ])
})

test('two documents on one place are found', () => {
  expect(linesAfter({ 'faqs/question-2.yaml': ['order: 2', 'order: 1'] })).toEqual([
    'content/faqs/question-2.yaml:8:8  order 1 is already taken by content/faqs/question-1.yaml. Each document of content/faqs, section common has a place of its own.',
  ])
})

test('places are counted in each section of its own', () => {
  expect(linesAfter({ 'faqs/donations-1.yaml': ['order: 1', 'order: 3'] })).toEqual([
    'content/faqs/donations-1.yaml:4:8  order is 3, but nothing in content/faqs, section donations stands on place 1. Places are counted from 1 without gaps.',
  ])
})

test('a list begins with 1', () => {
  expect(linesAfter({ 'causes/laptops.yaml': ['order: 1', 'order: 2'] })).toEqual([
    'content/causes/laptops.yaml:3:8  order is 2, but nothing in content/causes stands on place 1. Places are counted from 1 without gaps.',
  ])
})

test('featured projects and others are counted apart', () => {
  expect(linesAfter({ 'projects/pads.yaml': ['isFeatured: false', 'isFeatured: true'] })).toEqual([
    'content/projects/pads.yaml:10:8  order 1 is already taken by content/projects/laptops.yaml. Each document of content/projects, isFeatured true has a place of its own.',
  ])
})
