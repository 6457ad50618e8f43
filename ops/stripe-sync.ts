import { readConfig } from '#server/platform/config.ts';
import { syncPrices } from './stripe-prices.ts';

/** `npm run stripe:sync`: creates the products and prices at Stripe that checkouts need. */
try {
  const config = readConfig(process.env);
  if (!config.STRIPE_SECRET_KEY) throw new Error('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first.');
  for (const line of await syncPrices(config)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
