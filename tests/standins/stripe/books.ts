import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Clock } from '#server/platform/clock.ts';

/** The stand-in's objects, with Stripe's own names. Unused fields are left out. */
export type Kinds = {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  coupon: Stripe.Coupon;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  'billing_portal.session': Stripe.BillingPortal.Session;
};
export type Kind = keyof Kinds;
type Anything = Kinds[Kind];

const prefixes: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  payment_method: 'pm',
  'checkout.session': 'cs_test',
  subscription: 'sub',
  invoice: 'in',
  charge: 'ch',
  refund: 're',
  'billing_portal.session': 'bps',
};

/** A refusal in Stripe's shape. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; message: string; param?: string; decline_code?: string };
  constructor(status: number, body: StripeProblem['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, code?: string, param?: string) =>
  new StripeProblem(400, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });

export type StripeBooks = ReturnType<typeof openBooks>;

const newId = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`;

/** All objects by id, the time, and the events about them. */
export function openBooks(clock: Clock) {
  const objects = new Map<string, Anything>();
  const events: Stripe.Event[] = [];
  const now = () => Math.floor(clock.now().getTime() / 1000);

  return {
    /** The base URL of its pages. */
    address: '',
    now,
    newId,
    events,
    add<K extends Kind>(object: K, fields: Partial<Kinds[K]>): Kinds[K] {
      const made = {
        id: newId(prefixes[object]),
        object,
        created: now(),
        livemode: false,
        metadata: {},
        ...fields,
      } as unknown as Kinds[K];
      objects.set(made.id, made);
      return made;
    },
    find<K extends Kind>(object: K, id: string): Kinds[K] | undefined {
      const found = objects.get(id);
      return found?.object === object ? (found as Kinds[K]) : undefined;
    },
    /** @throws StripeProblem `resource_missing` */
    get<K extends Kind>(object: K, id: string): Kinds[K] {
      const found = objects.get(id);
      if (found?.object === object) return found as Kinds[K];
      throw new StripeProblem(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such ${object}: '${id}'`,
        param: 'id',
      });
    },
    all<K extends Kind>(object: K): Kinds[K][] {
      return [...objects.values()].filter((each) => each.object === object) as Kinds[K][];
    },
    /** Returns any object with this id, for `expand`. */
    any: (id: string): Anything | undefined => objects.get(id),
    emit(type: string, object: Anything): void {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: now(),
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
        // A copy of the object at that moment, since it may change before the event is delivered.
        data: { object: structuredClone(object) },
      };
      events.push(event as unknown as Stripe.Event);
    },
  };
}

export const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');
