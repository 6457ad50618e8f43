import { createApp } from '#server/app.ts';
import { movableClock } from '#server/platform/clock.ts';
import { readConfig, siteUrl } from '#server/platform/config.ts';
import { serveWeb } from '#server/platform/http/serve-web.ts';
import { syncPrices } from '../../../ops/stripe-prices.ts';
import { passTime } from './pass-time.ts';
import { startStripeStandin } from './server.ts';

/**
 * Runs the program and a Stripe stand-in on one clock. The parent process moves the clock with `{ moveTo }`
 * and gets a reply when all due jobs have run.
 */
const clock = movableClock();
const stripe = await startStripeStandin({ clock });
await syncPrices(stripe.settings);

const config = readConfig({ ...process.env, ...stripe.settings });
const site = siteUrl(config);
const app = await createApp(config, config.DATABASE_URL ?? '', clock);
await serveWeb(app.server, app.platform);
await app.server.listen({ port: config.PORT, host: config.HOST });
await app.platform.changeFeed.start();
await app.jobs.start();
stripe.deliverAlwaysTo(site);
console.log(`Wagwell runs at ${site}`);

async function settle() {
  await stripe.deliverTo(site);
  await app.jobs.runDue();
}

process.on('message', ({ moveTo }: { moveTo: string }) => {
  passTime({ clock, jobs: app.jobs, stripe, settle }, new Date(moveTo)).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.once('SIGTERM', () => {
  Promise.all([app.close(), stripe.close()]).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
