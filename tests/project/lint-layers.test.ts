// @vitest-environment node
import { expect, test } from 'vitest'
import { importsType, importsValue, rulesBroken, type Example } from './lint-example'

const wrongImports: Array<Example> = [
  { file: 'src/lib/dates.ts', code: importsValue('../ui/button') },
  { file: 'src/theme/tokens.ts', code: importsValue('../lib/dates') },
  { file: 'src/ui/pager.tsx', code: importsValue('../api/client') },
  { file: 'src/ui/pager.tsx', code: importsValue('../features/events/event-list') },
  { file: 'src/api/client.ts', code: importsValue('../ui/toast') },
  { file: 'src/session/use-session.ts', code: importsValue('../features/account/account-form') },
  { file: 'src/features/gallery/photo-link.tsx', code: importsValue('../../sections/shared/page-hero') },
  { file: 'src/sections/home/hero-section.tsx', code: importsValue('../../routes/site/home') },
  { file: 'src/routes/site/home.tsx', code: importsValue('../../entry.client') },
  // One feature and another, in every way of importing.
  { file: 'src/features/gallery/photo-link.tsx', code: importsValue('../events/event-list') },
  { file: 'src/features/gallery/photo-link.tsx', code: importsType('../events/event-list') },
  { file: 'src/features/gallery/photo-link.tsx', code: "export * from '../events/event-list'" },
  { file: 'src/features/gallery/photo-link.tsx', code: "export { a } from '../events/event-list'" },
  { file: 'src/features/gallery/photo-link.tsx', code: "await import('../events/event-list')" },
  { file: 'src/features/brand-new/form.tsx', code: "export type A = import('../events/event-list').A" },
  // Content as more than a type.
  { file: 'src/sections/home/hero-section.tsx', code: importsValue('../../content/home') },
  { file: 'src/features/events/event-list.tsx', code: importsValue('../../content/events') },
  { file: 'src/ui/picture.tsx', code: importsValue('../content/pictures') },
  { file: 'src/entry.client.tsx', code: importsValue('./content/site') },
  { file: 'src/lib/head.ts', code: importsType('../content/pages') },
  { file: 'src/content/story-url.ts', code: importsValue('./stories') },
  // The homes of outside parts.
  { file: 'src/content/schema/page.ts', code: importsValue('contentlayer/generated') },
  { file: 'src/content/schema/page.ts', code: importsValue('zod') },
  { file: 'src/content/checks/items.ts', code: importsValue('contentlayer/generated') },
  { file: 'src/routes/site/home.tsx', code: importsType('contentlayer/generated') },
  {
    file: 'src/sections/home/hero-section.tsx',
    code: importsValue('../../../.contentlayer/generated/index.mjs'),
  },
  { file: 'src/sections/home/hero-section.tsx', code: importsValue('../../../.generated/images.json') },
  { file: 'src/ui/slideshow.tsx', code: importsValue('keen-slider') },
  { file: 'src/ui/slideshow.tsx', code: importsValue('keen-slider/react') },
  { file: 'src/features/mentors/filters.tsx', code: importsValue('react-select') },
  { file: 'src/features/mentors/filters.tsx', code: importsValue('react-hot-toast') },
  { file: 'src/ui/file-field.tsx', code: importsValue('idb-keyval') },
  { file: 'src/ui/icon.tsx', code: importsValue('@phosphor-icons/react') },
  { file: 'tests/ui/icon.test.tsx', code: importsValue('@phosphor-icons/react') },
  // The halves of the project.
  { file: 'src/api/client.ts', code: importsValue('../../server/app') },
  { file: 'src/lib/dates.ts', code: importsType('../../scripts/run-step') },
  { file: 'src/lib/dates.ts', code: importsValue('../../tests/setup/render') },
  { file: 'src/root.tsx', code: importsValue('../tests/mocks/browser') },
  { file: 'src/entry.client.tsx', code: importsValue('../tests/mocks/server') },
  { file: 'src/content/home.ts', code: importsValue('../../content/site.yaml') },
  { file: 'src/sundries/dates.ts', code: importsValue('../lib/dates') },
  { file: 'server/app.ts', code: importsValue('../src/lib/dates') },
  { file: 'server/app.ts', code: importsValue('../scripts/build') },
  { file: 'contract/contact.ts', code: importsValue('../src/lib/dates') },
  { file: 'scripts/build.ts', code: importsValue('../tests/setup/render') },
  { file: 'playwright.config.ts', code: importsValue('./tests/setup/render') },
]

const rightImports: Array<Example> = [
  { file: 'src/root.tsx', code: importsValue('../.generated/theme.css?url') },
  { file: 'src/root.tsx', code: importsValue('./sections/shared/error-screen') },
  { file: 'src/entry.client.tsx', code: importsValue('./theme/emotion-cache') },
  { file: 'src/entry.client.tsx', code: "await import('../tests/mocks/browser')" },
  { file: 'src/routes/site/home.tsx', code: importsValue('../../content/home') },
  { file: 'src/routes/site/home.tsx', code: importsValue('../../sections/home/hero-section') },
  { file: 'src/routes/site/home.tsx', code: importsType('./+types/home') },
  { file: 'src/sections/blog/article-section.tsx', code: importsValue('../../content/blog-pages') },
  { file: 'src/sections/blog/article-section.tsx', code: importsValue('../shared/page-hero') },
  { file: 'src/sections/home/hero-section.tsx', code: importsType('../../content/home') },
  { file: 'src/sections/events/leading-section.tsx', code: importsValue('../../features/events/event-list') },
  { file: 'src/features/brand-new/form.tsx', code: importsValue('./rules') },
  { file: 'src/features/brand-new/form.tsx', code: importsValue('../../session/use-session') },
  { file: 'src/features/brand-new/form.tsx', code: importsValue('../../../contract/contact') },
  { file: 'src/session/use-session.ts', code: importsValue('../api/client') },
  { file: 'src/ui/picture.tsx', code: importsType('../content/pictures') },
  { file: 'src/ui/button.tsx', code: importsValue('../theme/recipes') },
  { file: 'src/ui/carousel-drag.ts', code: importsValue('keen-slider') },
  { file: 'src/ui/select.tsx', code: importsValue('react-select/creatable') },
  { file: 'src/lib/file-storage.ts', code: "await import('idb-keyval')" },
  { file: 'src/ui/toaster.tsx', code: importsValue('react-hot-toast') },
  { file: 'src/ui/icon.tsx', code: importsValue('@phosphor-icons/core/assets/bold/x-bold.svg?raw') },
  { file: 'src/content/blog.ts', code: importsValue('contentlayer/generated') },
  { file: 'src/content/pictures.ts', code: importsValue('../../.generated/images.json') },
  { file: 'src/content/schema/page.ts', code: importsValue('./field') },
  { file: 'server/routes/contact.ts', code: importsValue('../../contract/contact') },
  { file: 'scripts/content/prepare.ts', code: importsValue('../../src/content/checks/check-content') },
  { file: 'contentlayer.config.ts', code: importsValue('./src/content/schema/index') },
  {
    file: 'tests/features/events/both.test.ts',
    code: importsValue('../../../src/features/events/event-state'),
  },
  { file: 'tests/ui/carousel.test.tsx', code: importsValue('keen-slider') },
]

test.each(wrongImports)('$file may not say: $code', async (example) => {
  expect(await rulesBroken(example)).toContain('project/layers')
})

test.each(rightImports)('$file may say: $code', async (example) => {
  expect(await rulesBroken(example)).not.toContain('project/layers')
})
