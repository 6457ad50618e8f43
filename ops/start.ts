import { readConfig } from '#server/platform/config.ts';
import { ensureWebBuilt } from './build-web.ts';

// React renders pages on the server several times faster without its development checks.
process.env.NODE_ENV ??= 'production';

// A wrong setting should not wait for the build to be told.
try {
  if (readConfig(process.env).WEB === 'built') await ensureWebBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('#server/main.ts');
