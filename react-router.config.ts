import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web/app',
  buildDirectory: 'build',
  ssr: true,
  // One chunk per route keeps a dashboard's first view small; see docs/decisions.
  splitRouteModules: true,
} satisfies Config;
