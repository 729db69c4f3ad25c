import { expect, test } from 'vitest'
import { importsType, importsValue, rulesBroken, type Example } from './lint-example.ts'

const wrongImports: Array<Example> = [
  { file: 'src/lib/dates.ts', code: importsValue('#src/ui/button.tsx') },
  { file: 'src/theme/tokens.ts', code: importsValue('#src/lib/dates.ts') },
  { file: 'src/ui/pager.tsx', code: importsValue('#src/api/client.ts') },
  { file: 'src/ui/pager.tsx', code: importsValue('#src/features/events/event-list.tsx') },
  { file: 'src/api/client.ts', code: importsValue('#src/ui/feedback/toast.tsx') },
  { file: 'src/session/use-session.ts', code: importsValue('#src/features/account/account-form.ts') },
  { file: 'src/features/gallery/photo-link.tsx', code: importsValue('#src/sections/shared/page-hero.tsx') },
  { file: 'src/sections/home/hero-section.tsx', code: importsValue('#src/routes/site/home.tsx') },
  { file: 'src/routes/site/home.tsx', code: importsValue('#src/entry.client.tsx') },
  // Imports between features, in every form.
  { file: 'src/features/gallery/photo-link.tsx', code: importsValue('#src/features/events/event-list.tsx') },
  { file: 'src/features/gallery/photo-link.tsx', code: importsType('#src/features/events/event-list.tsx') },
  {
    file: 'src/features/gallery/photo-link.tsx',
    code: "export * from '#src/features/events/event-list.tsx'",
  },
  {
    file: 'src/features/gallery/photo-link.tsx',
    code: "export { a } from '#src/features/events/event-list.tsx'",
  },
  {
    file: 'src/features/gallery/photo-link.tsx',
    code: "await import('#src/features/events/event-list.tsx')",
  },
  {
    file: 'src/features/brand-new/form.tsx',
    code: "export type A = import('#src/features/events/event-list.tsx').A",
  },
  // Imports of content values.
  { file: 'src/sections/home/hero-section.tsx', code: importsValue('#src/content/home.ts') },
  { file: 'src/features/events/event-list.tsx', code: importsValue('#src/content/events.ts') },
  { file: 'src/ui/picture.tsx', code: importsValue('#src/content/pictures.ts') },
  { file: 'src/entry.client.tsx', code: importsValue('./content/site.ts') },
  { file: 'src/lib/head.ts', code: importsType('#src/content/pages.ts') },
  // Libraries outside their allowed place.
  { file: 'src/content/schema/page.ts', code: importsValue('contentlayer/generated') },
  { file: 'src/content/schema/page.ts', code: importsValue('zod') },
  { file: 'src/routes/site/home.tsx', code: importsType('contentlayer/generated') },
  {
    file: 'src/sections/home/hero-section.tsx',
    code: importsValue('../../../.contentlayer/generated/index.mjs'),
  },
  { file: 'src/sections/home/hero-section.tsx', code: importsValue('#generated/images.json') },
  { file: 'src/ui/slideshow.tsx', code: importsValue('keen-slider') },
  { file: 'src/ui/slideshow.tsx', code: importsValue('keen-slider/react') },
  { file: 'src/features/mentors/filters.tsx', code: importsValue('react-select') },
  { file: 'src/features/mentors/filters.tsx', code: importsValue('react-hot-toast') },
  { file: 'src/ui/file-field.tsx', code: importsValue('idb-keyval') },
  { file: 'src/ui/icon.tsx', code: importsValue('@phosphor-icons/react') },
  { file: 'tests/ui/icon.test.tsx', code: importsValue('@phosphor-icons/react') },
  // Imports between the parts of the project.
  { file: 'src/api/client.ts', code: importsValue('#server/app.ts') },
  { file: 'src/lib/dates.ts', code: importsType('#scripts/run.ts') },
  { file: 'src/lib/dates.ts', code: importsValue('#tests/setup/render.tsx') },
  { file: 'src/entry.client.tsx', code: importsValue('#tests/mocks/server.ts') },
  { file: 'src/content/home.ts', code: importsValue('#content/site.yaml') },
  { file: 'src/sundries/dates.ts', code: importsValue('#src/lib/dates.ts') },
  { file: 'server/app.ts', code: importsValue('#src/lib/dates.ts') },
  { file: 'server/app.ts', code: importsValue('#scripts/build.ts') },
  { file: 'server/app.ts', code: importsValue('#admin/run.ts') },
  { file: 'admin/run.ts', code: importsValue('#src/lib/dates.ts') },
  { file: 'editor/main.ts', code: importsValue('#src/content/blog.ts') },
  { file: 'src/lib/dates.ts', code: importsValue('#editor/main.ts') },
  { file: 'src/lib/dates.ts', code: importsType('#admin/command.ts') },
  // Imports within the server.
  { file: 'server/platform/log.ts', code: importsType('#server/accounts/account-store.ts') },
  { file: 'server/mail/plugin.ts', code: importsValue('#server/accounts/account-store.ts') },
  { file: 'server/accounts/plugin.ts', code: importsValue('#server/recovery/recovery-store.ts') },
  { file: 'server/recovery/routes.ts', code: importsValue('#server/submissions/rules.ts') },
  { file: 'server/accounts/plugin.ts', code: importsValue('#server/app.ts') },
  { file: 'server/brand-new/plugin.ts', code: importsValue('#server/platform/errors.ts') },
  { file: 'contract/contact.ts', code: importsValue('#src/lib/dates.ts') },
  { file: 'scripts/build.ts', code: importsValue('#tests/setup/render.tsx') },
  { file: 'playwright.config.ts', code: importsValue('./tests/setup/render.tsx') },
  // The spelling of imports.
  { file: 'src/ui/icon.tsx', code: importsValue('./button') },
  { file: 'src/sections/home/hero-section.tsx', code: importsValue('../shared/page-hero.tsx') },
  { file: 'tests/ui/icon.test.tsx', code: importsValue('../../src/ui/icon.tsx') },
]

const rightImports: Array<Example> = [
  { file: 'src/root.tsx', code: importsValue('#generated/theme.css?url') },
  { file: 'src/root.tsx', code: importsValue('./sections/shared/error-section.tsx') },
  { file: 'src/entry.client.tsx', code: importsValue('./theme/emotion-cache.ts') },
  { file: 'src/routes/site/home.tsx', code: importsValue('#src/content/home.ts') },
  { file: 'src/routes/site/home.tsx', code: importsValue('#src/sections/home/hero-section.tsx') },
  { file: 'src/routes/site/home.tsx', code: importsType('./+types/home') },
  { file: 'src/sections/blog/article-section.tsx', code: importsValue('#src/lib/addresses.ts') },
  { file: 'src/sections/blog/article-section.tsx', code: importsValue('#src/sections/shared/page-hero.tsx') },
  { file: 'src/sections/home/hero-section.tsx', code: importsType('#src/content/home.ts') },
  {
    file: 'src/sections/events/leading-section.tsx',
    code: importsValue('#src/features/events/event-list.tsx'),
  },
  { file: 'src/features/brand-new/form.tsx', code: importsValue('./rules.ts') },
  { file: 'src/features/brand-new/form.tsx', code: importsValue('#src/session/use-session.ts') },
  { file: 'src/features/brand-new/form.tsx', code: importsValue('#contract/contact.ts') },
  { file: 'src/session/use-session.ts', code: importsValue('#src/api/client.ts') },
  { file: 'src/ui/picture.tsx', code: importsType('#src/content/pictures.ts') },
  { file: 'src/ui/button.tsx', code: importsValue('#src/theme/recipes.ts') },
  { file: 'src/ui/carousel/carousel-drag.ts', code: importsValue('keen-slider') },
  { file: 'src/ui/forms/select.tsx', code: importsValue('react-select/creatable') },
  { file: 'src/lib/file-storage.ts', code: "await import('idb-keyval')" },
  { file: 'src/ui/feedback/toaster.tsx', code: importsValue('react-hot-toast') },
  { file: 'src/ui/icon.tsx', code: importsValue('@phosphor-icons/core/assets/bold/x-bold.svg?raw') },
  { file: 'src/content/blog.ts', code: importsValue('contentlayer/generated') },
  { file: 'src/content/pictures.ts', code: importsValue('#generated/images.json') },
  { file: 'src/content/schema/page.ts', code: importsValue('./field.ts') },
  { file: 'server/submissions/form-routes.ts', code: importsValue('#contract/contact.ts') },
  { file: 'server/app.ts', code: importsValue('./accounts/plugin.ts') },
  { file: 'server/recovery/routes.ts', code: importsValue('#server/accounts/password-hash.ts') },
  { file: 'server/accounts/plugin.ts', code: importsType('#server/platform/clock.ts') },
  { file: 'admin/run.ts', code: importsValue('#server/platform/config.ts') },
  { file: 'editor/main.ts', code: importsValue('#src/content/schema/index.ts') },
  { file: 'scripts/content/prepare.ts', code: importsValue('./checks/check-content.ts') },
  { file: 'contentlayer.config.ts', code: importsValue('./src/content/schema/index.ts') },
  {
    file: 'tests/features/events/both.test.ts',
    code: importsValue('#src/features/events/event-state.ts'),
  },
  { file: 'tests/ui/carousel.test.tsx', code: importsValue('keen-slider') },
]

test.each(wrongImports)('$file may not say: $code', async (example) => {
  expect(await rulesBroken(example)).toContain('project/layers')
})

test.each(rightImports)('$file may say: $code', async (example) => {
  expect(await rulesBroken(example)).not.toContain('project/layers')
})
