import path from 'node:path';
import { createApp } from './app.ts';
import { declaredTriggers } from './modules.ts';
import type { App } from './app.ts';
import { fillDemoTown, refuseDemoTown } from './local/demo/index.ts';
import type { DemoTown } from './local/demo/index.ts';
import { readConfig, siteUrl } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { movableClock, seconds, systemClock } from './platform/clock.ts';
import { startEmbeddedPostgres } from './local/embedded-postgres/index.ts';
import { createLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { waitUntilAvailable } from './platform/database/availability/wait-until-available.ts';
import { migrate } from './platform/database/migrate.ts';
import { createOperatorOutput, isPlainOutput, logConsole } from './platform/process/operator-output.ts';
import { createShutdown } from './platform/process/shutdown.ts';
import type { Shutdown } from './platform/process/shutdown.ts';
import { listenError, namingSetting } from './platform/process/start-errors.ts';
import { serveWeb } from './platform/http/serve-web.ts';

/** Starts everything in order and adds each cleanup step to `shutdown`. */
async function start(config: Config, log: Log, shutdown: Shutdown): Promise<void> {
  const database = config.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR';
  const databaseUrl = config.DATABASE_URL ?? (await startPostgres(config, log, shutdown));
  const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl;
  await waitUntilAvailable(directUrl).catch(
    namingSetting(config.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : database),
  );
  await migrate(directUrl, declaredTriggers).catch(namingSetting(database));
  const app = await createApp(config, databaseUrl, config.TEST_CLOCK ? movableClock() : systemClock);
  shutdown.add(() => app.close());
  const demo = config.DEMO
    ? await fillDemoTown(config, directUrl, (line) => output.print(line))
    : await refuseDemoTown(config, directUrl);
  if (config.WEB !== 'none') await serveWeb(app.server, app.platform);
  await app.platform.changeFeed.start();
  await app.server.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw listenError(error, config);
  });
  await app.jobs.start();
  greet(config, app, demo || undefined);
}

/** Starts PostgreSQL. An interrupted start still waits until PostgreSQL runs, so that it can be stopped. */
async function startPostgres(config: Config, log: Log, shutdown: Shutdown): Promise<string> {
  const starting = startEmbeddedPostgres({
    dataDir: path.resolve(config.DATA_DIR, 'postgres'),
    log,
    onGone: (error) => {
      if (shutdown.isUnderWay()) return;
      output.reportError(error);
      void stopAndExit(shutdown, 1);
    },
  });
  shutdown.add(async () => (await starting.catch(() => undefined))?.stop());
  return (await starting.catch(namingSetting('DATA_DIR'))).nearUrl;
}

function greet(config: Config, app: App, demo: DemoTown | undefined): void {
  output.print(`Wagwell runs at ${config.PORT === 0 ? app.server.listeningOrigin : siteUrl(config)}`);
  if (demo) output.print(`Demo accounts: ${demo.accounts.join(', ')} · password ${demo.password}`);
}

/**
 * Finishes the work in flight; a second signal, or ten seconds, ends the program anyway. One Ctrl-C arrives
 * twice, from the terminal and from npm.
 */
function stopOnSignal(shutdown: Shutdown): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > 1000) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      void stopAndExit(shutdown, 0);
    });
  }
}

async function stopAndExit(shutdown: Shutdown, code: number): Promise<never> {
  setTimeout(() => process.exit(1), seconds(10)).unref();
  const wentWell = await shutdown.run();
  return process.exit(wentWell ? code : 1);
}

/** Logs an uncaught error and stops, since the state of the program is unknown after it. */
function stopOnBug(log: Log, shutdown: Shutdown): void {
  const stop = (error: unknown) => {
    // Errors of interrupted work are expected during a stop.
    if (shutdown.isUnderWay()) return;
    log.error({ err: error }, 'not caught');
    void stopAndExit(shutdown, 1);
  };
  process.on('uncaughtException', stop);
  process.on('unhandledRejection', stop);
}

let output = createOperatorOutput(createLog('error'), isPlainOutput());
const shutdown = createShutdown();
try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  output = createOperatorOutput(log, isPlainOutput());
  if (config.WEB !== 'dev') logConsole(log);
  stopOnSignal(shutdown);
  stopOnBug(log, shutdown);
  await start(config, log, shutdown);
} catch (error) {
  if (!shutdown.isUnderWay()) {
    output.reportError(error);
    await stopAndExit(shutdown, 1);
  }
}
