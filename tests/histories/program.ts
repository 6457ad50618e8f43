import { createApp } from '#server/app.ts';
import { movableClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { waitUntilAvailable } from '#server/platform/database/availability/wait-until-available.ts';

/** A process of a history: the program on a clock that its parent moves with `{ now }`. Says its port once it listens. */
const clock = movableClock(new Date(process.env['HISTORY_NOW'] ?? ''));
process.on('message', ({ now }: { now: string }) => clock.moveTo(new Date(now)));

const config = readConfig(process.env);
const databaseUrl = config.DATABASE_URL ?? '';
await waitUntilAvailable(databaseUrl);
const app = await createApp(config, databaseUrl, clock);
await app.platform.changeFeed.start();
const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
await app.jobs.start();

process.once('SIGTERM', () => {
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
// The parent was killed.
process.once('disconnect', () => process.exit(1));
// Last, since whoever hears it may stop this process at once.
process.send?.({ address });
