/**
 * What the program asks of whoever takes payments: customers, recurring prices, invoices, refunds. Not a word of what is
 * sold. Every write takes a key: repeated with the same key, after a crash or a lost answer, it happens once. The
 * processor is never believed by its messages: whatever they say, its state is read again.
 */
export type Payments = {
  name: 'stripe' | 'test' | 'none';
  movesMoney: boolean;
  /** The customer for `person.id`, made at the first call. */
  customerFor(person: Person): Promise<string>;
  /** Opens an order that the customer can pay once. `url` is the processor's page, null where it has none. */
  openOrder(order: Order): Promise<{ orderRef: string; url: string | null }>;
  readOrder(orderRef: string): Promise<OrderState>;
  /** Makes sure that nobody pays the order from now on; tells how it stands then. */
  closeOrder(orderRef: string): Promise<OrderState>;
  readSubscription(subscriptionRef: string): Promise<Subscription | undefined>;
  /** Renew until `end`, which is the end of a term, or without end. */
  setEnd(subscriptionRef: string, end: Date | null, key: string): Promise<void>;
  /**
   * Takes an ended subscription up again. `nextCharge` is in the future; the days until then are free.
   * @returns the ref of the subscription that goes on, with the invoices of the ended one before its own
   */
  revive(subscriptionRef: string, price: RecurringPrice, nextCharge: Date, key: string): Promise<string>;
  /** Ends it at once; what is owed is not asked for any more. */
  endNow(subscriptionRef: string): Promise<void>;
  previewPrice(subscriptionRef: string, price: RecurringPrice, at: Date): Promise<PriceChange>;
  /** Changes to another price now: charges it less the credit for the rest of the running term, which ends here. */
  changePrice(subscriptionRef: string, price: RecurringPrice, at: Date, key: string): Promise<ChargeResult>;
  /** Charges once beside the recurring price. Declined: nothing is owed. */
  chargeFee(
    subscriptionRef: string,
    fee: { amount: number; description: string },
    key: string,
  ): Promise<ChargeResult>;
  /** Tries to collect an open invoice with the card on file. */
  payInvoice(invoiceRef: string, key: string): Promise<ChargeResult>;
  refund(invoiceRef: string, amount: number, key: string): Promise<void>;
  /** The processor's page where a customer changes the card, null where it has none. */
  cardPage(customerRef: string, returnUrl: string): Promise<string | null>;
  /** Only with the test processor: the desk that takes test cards. */
  testDesk?: TestDesk;
};

/** Integer cents per `months`. The key finds the price at the processor. */
export type RecurringPrice = { key: string; amount: number; months: number };

export type Person = { id: string; email: string; name: string };

export type Order = {
  key: string;
  customerRef: string;
  price: RecurringPrice;
  /** Cents off the first payment. */
  discount: number;
  expiresAt: Date;
  /** Where the processor's page leads afterwards. */
  successUrl: string;
  cancelUrl: string;
};

export type OrderState =
  | { status: 'open' | 'closed'; subscriptionRef: null }
  | { status: 'paid'; subscriptionRef: string };

/** Everything the processor knows of one subscription. All instants are exact, all amounts integer cents. */
export type Subscription = {
  ref: string;
  customerRef: string;
  /** The key of the order it began with. */
  orderKey: string;
  priceKey: string;
  /** What the next term costs; an old price may outlive a new one. */
  priceAmount: number;
  startedAt: Date;
  /** Terms are counted from here. */
  anchor: Date;
  /** Nothing is charged before this day, as after a revival. It may lie in the past. */
  freeUntil: Date | null;
  /** Renews no further than this. */
  endsAt: Date | null;
  /** It is over at the processor. */
  endedAt: Date | null;
  card: Card | null;
  /** Oldest first. */
  invoices: ProcessorInvoice[];
};

export type Card = { brand: string; last4: string };

export type ProcessorInvoice = {
  ref: string;
  status: 'open' | 'paid' | 'void';
  /** `recurring` paid for the term of its period; a fee has none. */
  kind: 'recurring' | 'fee';
  priceKey: string | null;
  description: string | null;
  periodFrom: Date;
  periodUntil: Date;
  /** They add up to the total: `credit` and `discount` are negative. */
  lines: { kind: 'price' | 'fee' | 'discount' | 'credit'; amount: number }[];
  total: number;
  createdAt: Date;
  paidAt: Date | null;
  refunds: { ref: string; amount: number; at: Date }[];
};

export type ChargeResult =
  | { status: 'paid' }
  | { status: 'declined' }
  | { status: 'requires_confirmation'; url: string | null };

export type PriceChange = { credit: number; amountToday: number; paidUntil: Date };

/** A card as typed. It is looked at and forgotten: no number is stored, logged or sent on. */
export type TypedCard = { number: string; expMonth: number; expYear: number; cvc: string };

export type TestDesk = {
  /** `closed`: the order was given up meanwhile, and the card was not asked. */
  payOrder(
    orderRef: string,
    card: TypedCard,
    confirmed: boolean,
  ): Promise<ChargeResult | { status: 'closed' }>;
  /** Keeps another card for the customer. */
  replaceCard(customerRef: string, card: TypedCard, confirmed: boolean): Promise<ChargeResult>;
};

/** The processor does not answer, or not sensibly. Nothing may be concluded from it. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment processor does not answer', { cause });
    this.name = 'PaymentsUnavailable';
  }
}

/** The card on the form is wrong; `field` names the part of it. */
export class CardRefused extends Error {
  readonly field: keyof TypedCard;
  constructor(field: keyof TypedCard, message: string) {
    super(message);
    this.name = 'CardRefused';
    this.field = field;
  }
}
