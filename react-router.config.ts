import type { Config } from '@react-router/dev/config'
import { pagesToPrerender } from './scripts/content/pages-to-prerender.ts'

export default {
  appDirectory: 'src',
  // Every page is written at build time; no page is rendered on a server while someone waits.
  ssr: false,
  // Said although they are the defaults: what is left open is asked about at every build.
  future: {
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: false,
  },
  prerender: () => pagesToPrerender(process.cwd()),
} satisfies Config
