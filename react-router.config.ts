import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest travels with the first page: one request less on every first click, and no /__manifest for caches to know.
  // A screen in one file: its parts are small, and each file costs a request.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
