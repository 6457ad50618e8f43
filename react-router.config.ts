import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web/app',
  // ops/build-web.ts builds aside and puts the whole in place.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // One chunk per route keeps a dashboard's first view small; see docs/decisions/0010-public-pages-load-little.md.
  splitRouteModules: true,
  // The list of all pages is smaller than the requests that would ask for parts of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
