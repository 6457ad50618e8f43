import { z } from 'zod';
import { line, text } from '../values.ts';

/** The places where a client can pay a provider directly; a free address could serve a fraud under our name. */
export const paymentHosts = {
  'venmo.com': 'Venmo',
  'cash.app': 'Cash App',
  'paypal.com': 'PayPal',
  'paypal.me': 'PayPal',
  'square.link': 'Square',
  'buy.stripe.com': 'Stripe',
} as const;

const address = new RegExp(
  String.raw`^https://(?:www\.)?(${Object.keys(paymentHosts)
    .join('|')
    .replaceAll('.', String.raw`\.`)})/[\w$@~.+-]+(?:/[\w$@~.+-]+)*/?$`,
);

/** A link to pay the provider, such as `venmo.com/u/dana`; https is added where it is left out. */
export const PaymentLink = line(150)
  .overwrite((typed) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .regex(address, `Use an address of ${Object.keys(paymentHosts).join(', ')}`);

export const BillingSettings = z.object({
  /** Sales tax on taxable lines. */
  taxPercent: z
    .number()
    .min(0, 'Use 0 to 15 percent')
    .max(15, 'Use 0 to 15 percent')
    .multipleOf(0.001, 'Use at most three decimals'),
  paymentLinks: z
    .array(PaymentLink)
    .max(6, 'At most 6 links')
    .refine((links) => new Set(links).size === links.length, 'Each link once'),
  /** The phone or email for Zelle; empty for none. */
  zelle: text(80),
});
export type BillingSettings = z.output<typeof BillingSettings>;
