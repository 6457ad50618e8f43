import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { createOperatorOutput, isPlainOutput } from '#server/platform/process/operator-output.ts';
import { ensureWebBuilt } from './build-web.ts';

// React renders pages on the server several times faster without its development checks.
process.env.NODE_ENV ??= 'production';

const output = createOperatorOutput(createLog('error'), isPlainOutput());
// Checks the settings before the slow build, so that a wrong one is reported at once.
try {
  if (readConfig(process.env).WEB === 'built') await ensureWebBuilt((line) => output.print(line));
} catch (error) {
  output.reportError(error);
  process.exit(1);
}
await import('#server/main.ts');
