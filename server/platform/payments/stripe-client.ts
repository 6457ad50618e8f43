import { Stripe } from 'stripe';
import type { Config } from '../config.ts';
import { PaymentsUnavailable } from './port.ts';
import type { Payments } from './port.ts';

/** Opens Stripe's client, at `STRIPE_API_BASE` if that is set. */
export function openStripe({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Partial<Config>): Stripe {
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : undefined;
  return new Stripe(STRIPE_SECRET_KEY ?? '', {
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? 443 : 80),
          protocol: base.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
}

/** Maps timeouts, 500, 429 and a rejected key to one error: payments are unavailable for now. */
export function answering(payments: Payments): Payments {
  const wrapped = Object.entries(payments).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...args: unknown[]) => Promise.resolve(Reflect.apply(value, payments, args)).catch(whetherSilent)
      : value,
  ]);
  return Object.fromEntries(wrapped) as Payments;
}

function whetherSilent(error: unknown): never {
  const {
    StripeAPIError,
    StripeAuthenticationError,
    StripeConnectionError,
    StripePermissionError,
    StripeRateLimitError,
  } = Stripe.errors;
  const silences = [
    StripeAPIError,
    StripeAuthenticationError,
    StripeConnectionError,
    StripePermissionError,
    StripeRateLimitError,
  ];
  if (silences.some((silence) => error instanceof silence)) throw new PaymentsUnavailable(error);
  // Stripe's 400 means a bug in our call, so the error must not reach the caller as a 400.
  if (error instanceof Stripe.errors.StripeError) throw new Error('Stripe refused a call', { cause: error });
  throw error;
}
