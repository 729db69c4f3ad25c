import type { Config } from '@react-router/dev/config'
import { pagesToPrerender } from './scripts/content/pages-to-prerender'

export default {
  appDirectory: 'src',
  // Every page is written at build time; no page is rendered on a server while someone waits.
  ssr: false,
  prerender: () => pagesToPrerender(process.cwd()),
} satisfies Config
