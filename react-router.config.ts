import type { Config } from '@react-router/dev/config'
import { pagesOfDevServer, pagesToPrerender } from './scripts/content/pages-to-prerender.ts'

const isDevServer = process.argv.includes('dev')

export default {
  appDirectory: 'src',
  // Every page is prerendered; none is rendered on request.
  ssr: false,
  // Set although these are the defaults: React Router warns about unset flags in every build.
  future: {
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: false,
    v8_viteEnvironmentApi: false,
  },
  prerender: () => (isDevServer ? pagesOfDevServer : pagesToPrerender)(process.cwd()),
} satisfies Config
