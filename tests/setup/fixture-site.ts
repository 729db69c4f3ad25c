import { compileSite } from './compiled-site.ts'

/** Tests of pages show the organisation of tests/fixtures/site, so that no edit of content/ can break them. */
export async function setup() {
  await compileSite('fixture', 'tests/fixtures/site/content')
}
