import { Stripe } from 'stripe';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { Config } from '#server/platform/config.ts';
import { openStripe } from '#server/platform/payments/stripe-client.ts';
import { priceOf } from '#server/modules/memberships/index.ts';

/**
 * Updates Stripe's products and prices to match the plans: a product per plan, and a price found by its
 * lookup key. A changed amount creates a new price with that key, while members keep the price they joined
 * with; running it twice changes nothing.
 * @returns a line per plan
 */
export async function syncPrices(
  settings: Pick<Partial<Config>, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>,
): Promise<string[]> {
  const stripe = openStripe(settings);
  const lines: string[] = [];
  for (const { plan, name } of Object.values(plans)) {
    const { key, amount, months } = priceOf(plan);
    await ensureProduct(stripe, key, `Wagwell ${name}`);
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const [known] = data;
    const fits =
      known?.unit_amount === amount &&
      known.recurring?.interval === 'month' &&
      known.recurring.interval_count === months;
    if (!fits) {
      await stripe.prices.create({
        product: key,
        currency: 'usd',
        unit_amount: amount,
        recurring: { interval: 'month', interval_count: months },
        lookup_key: key,
        transfer_lookup_key: true,
      });
    }
    lines.push(
      `${key}: ${amount} cents per ${months === 1 ? 'month' : `${months} months`}, ${fits ? 'unchanged' : 'created'}`,
    );
  }
  return lines;
}

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing')
      throw error;
    await stripe.products.create({ id, name });
  }
}
