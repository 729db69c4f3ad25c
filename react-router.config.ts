import type { Config } from '@react-router/dev/config'
import { pagesToPrerender } from './scripts/content/site-pages.ts'

const isDevServer = process.argv.includes('dev')

export default {
  appDirectory: 'src',
  // Every page of a build is prerendered, and none is rendered on request. The server of `npm run dev` renders them, so
  // that open pages can ask for their data again.
  ssr: isDevServer,
  // Set although these are the defaults: React Router warns about unset flags in every build.
  future: {
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: false,
  },
  prerender: () => pagesToPrerender(process.cwd()),
} satisfies Config
