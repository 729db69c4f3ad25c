import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'
import { smallPng } from './small-pictures.ts'

const cover = readFileSync('tests/fixtures/content/blog/images/cover.webp')

test('a picture is known by what is in it, whole or not [CHECK-10]', () => {
  const lines = linesAfter({
    'blog/images/cover.webp': smallPng,
    'gallery/images/two.webp': cover.subarray(0, -4),
    'mentors/images/ada.webp': cover,
    'gallery/images/one.webp': cover,
  })
  // Its aspect ratio is also wrong in two other places.
  expect(lines.filter((line) => !line.includes('will be cut off'))).toEqual([
    'content/blog/images/cover.webp:1:1  inside, this picture is PNG, not what its name says. Rename it to "cover.png", also where it is used. Pictures are PNG, WebP, JPEG, AVIF or SVG, and end in .png, .webp, .jpg, .jpeg, .avif, .svg.',
    'content/gallery/images/two.webp:1:1  the end of this picture is missing. Export the picture again and replace the file. Pictures are PNG, WebP, JPEG, AVIF or SVG, and end in .png, .webp, .jpg, .jpeg, .avif, .svg.',
    'content/mentors/images/ada.webp:1:1  this is the same picture as content/gallery/images/one.webp. Choose another picture for one of the two places. Visitors notice a picture that comes back.',
  ])
})

test('a drawing is refused at the line of what runs or loads, and all of it is told at once [CHECK-11]', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <script>alert(1)</script>
  <path onclick="alert(1)" d="M0 0h9v9"/>
  <image href="https://example.org/a.png"/>
</svg>
`
  expect(linesAfter({ 'images/favicon.svg': drawing }).map((line) => line.split('. ')[0])).toEqual([
    'content/images/favicon.svg:2:3  this drawing has the element <script>',
    'content/images/favicon.svg:3:3  this drawing has the event handler onclick',
    'content/images/favicon.svg:4:3  this drawing has something from elsewhere in <image>: https://example.org/a.png',
  ])
})
