import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { after, days, hours } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { Problem, problem } from '../problem.ts';
import { openStripe } from './stripe-client.ts';
import { seconds } from './stripe-subscription.ts';

/** The fields of an event that are used. The id is stored, so it must be plain text. */
const Event = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  type: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  data: z.object({ object: z.looseObject({}) }),
});
type Event = { id: string; type: string; data: { object: object } };

const bodyLimit = 512 * 1024;
const oldestSeconds = 300;
const overlap = hours(2);
const longestSilence = days(3);

/**
 * Handles `POST /api/stripe/webhook`. A message must be signed, fresh and new; it only causes the customer to
 * be read again, so the order and truth of its contents do not matter.
 */
export async function stripeWebhook(server: FastifyInstance, platform: Platform): Promise<void> {
  const { webhooks } = openStripe(platform.config);
  await server.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    scope.post('/api/stripe/webhook', { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const event = verified(webhooks, request.body, signature, platform);
      await takeIn(platform, event);
      return reply.code(200).send({ received: true });
    });
  });
}

function verified(
  webhooks: Stripe['webhooks'],
  body: unknown,
  signature: string | string[] | undefined,
  { config, clock }: Platform,
): Event {
  const secret = config.STRIPE_WEBHOOK_SECRET ?? '';
  const now = clock.now().getTime();
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw unsigned();
    return Event.parse(webhooks.constructEvent(body, signature, secret, oldestSeconds, undefined, now));
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw unsigned();
    throw problem('bad_request', 'This message is signed, but it is not an event.');
  }
}

const unsigned = () => problem('forbidden', 'This message is not signed by Stripe, or too old.');

async function takeIn({ transact }: Platform, { id, type, data }: Event): Promise<void> {
  const customerRef = customerOf(data.object);
  await transact(async (t) => {
    const taken = await t.sql`
      insert into payment_messages (id, type, received_at) values (${id}, ${type}, ${t.now}) on conflict do nothing returning id`;
    if (taken.length > 0 && customerRef) await t.announce('payments.changed', { customerRef });
  });
}

/** Every relevant object names its customer; some of Stripe's objects have none. */
function customerOf(object: object): string | undefined {
  const customer: unknown = 'customer' in object ? object.customer : undefined;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer
    ? String(customer.id)
    : undefined;
}

/**
 * Fetches undelivered events: all since a while before the newest message received. It runs hourly, so a
 * missed message is late by an hour or two, or by as long as Stripe or this program was down.
 */
export async function fetchMissed(platform: Platform): Promise<void> {
  const { sql, clock, config } = platform;
  const [newest] = await sql<{ at: string | null }[]>`select max(received_at) as at from payment_messages`;
  const since = newest?.at ? after(new Date(newest.at), -overlap) : after(clock.now(), -longestSilence);
  const stripe = openStripe(config);
  for await (const event of stripe.events.list({ created: { gte: seconds(since) }, limit: 100 }))
    await takeIn(platform, event);
}
