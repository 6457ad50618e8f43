import path from 'node:path';
import { createApp } from './app.ts';
import { fillDemoTown } from './demo/fill-demo-town.ts';
import { ConfigError, readConfig, siteUrl } from './platform/config.ts';
import { movableClock, systemClock } from './platform/clock.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { calmEngineThreads } from './platform/engine-threads.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { serveWeb } from './platform/web.ts';

/** Starts everything in order; returns what stops it again. */
async function start(): Promise<() => Promise<void>> {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: path.resolve(config.DATA_DIR, 'postgres'), log });
  try {
    const databaseUrl = config.DATABASE_URL ?? embedded?.nearUrl ?? '';
    await migrate(databaseUrl);
    const app = await createApp(config, databaseUrl, config.TEST_CLOCK ? movableClock() : systemClock);
    const demo = config.DEMO ? await fillDemoTown(config, databaseUrl) : undefined;
    if (config.WEB !== 'none') await serveWeb(app.server, app.platform);
    await app.platform.changes.start();
    await app.server
      .listen({ port: config.PORT, host: config.HOST })
      .catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EADDRINUSE'
          ? new ConfigError(
              `Setting PORT: ${config.PORT} is already taken. Choose another, as in PORT=3001 npm start`,
            )
          : error;
      });
    await app.jobs.start();
    // What only the start needed goes back to the machine.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    calmEngineThreads();
    greet(config.PORT === 0 ? app.server.listeningOrigin : siteUrl(config), demo);
    return async () => {
      try {
        await app.close();
      } finally {
        await embedded?.stop();
      }
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function greet(address: string, demo: { accounts: string[]; password: string } | undefined): void {
  console.log(`Wagwell runs at ${address}`);
  if (demo) console.log(`Demo accounts: ${demo.accounts.join(', ')} · password ${demo.password}`);
}

/**
 * What is in flight is finished; a second signal, or ten seconds, ends it anyway. One Ctrl-C reaches us twice, from the
 * terminal and from npm.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > 1000) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      setTimeout(() => process.exit(1), 10_000).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

try {
  stopOnSignal(await start());
} catch (error) {
  // Somebody at a terminal reads this: one line says what to change; the stack is for unexpected failures.
  console.error(
    error instanceof ConfigError
      ? error.message
      : error instanceof Error && !process.env['LOG_LEVEL']
        ? error.message
        : error,
  );
  process.exit(1);
}
