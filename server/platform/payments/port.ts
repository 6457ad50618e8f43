/**
 * The interface to a payment processor: customers, recurring prices, invoices and refunds, independent of
 * what is sold. Every write takes a key, so that a repeat after a crash or a lost reply has one effect;
 * messages of the processor are never trusted, its state is read again.
 */
export type Payments = {
  name: 'stripe' | 'test' | 'none';
  movesMoney: boolean;
  /** Returns the customer for `person.id`, created by the first call. */
  customerFor(person: Person): Promise<string>;
  /** Opens an order that the customer can pay once. `url` is the processor's page, null where it has none. */
  openOrder(order: Order): Promise<{ orderRef: string; url: string | null }>;
  readOrder(orderRef: string): Promise<OrderState>;
  /** Prevents the order from being paid from now on. @returns its final state */
  closeOrder(orderRef: string): Promise<OrderState>;
  readSubscription(subscriptionRef: string): Promise<Subscription | undefined>;
  /** Renews until `end`, which is the end of a term, or without end. */
  setEnd(subscriptionRef: string, end: Date | null, key: string): Promise<void>;
  /**
   * Revives an ended subscription. `nextCharge` is in the future; the days until then are free.
   * @returns the ref of the new subscription, which lists the invoices of the ended one before its own
   */
  revive(subscriptionRef: string, price: RecurringPrice, nextCharge: Date, key: string): Promise<string>;
  /** Ends a subscription at once; open invoices are no longer collected. */
  endNow(subscriptionRef: string): Promise<void>;
  previewPrice(subscriptionRef: string, price: RecurringPrice, at: Date): Promise<PriceChange>;
  /**
   * Changes the price now: charges the new price minus the credit for the rest of the current term, which
   * ends here.
   */
  changePrice(subscriptionRef: string, price: RecurringPrice, at: Date, key: string): Promise<ChargeResult>;
  /** Charges a single fee. If the card is declined, nothing is owed. */
  chargeFee(
    subscriptionRef: string,
    fee: { amount: number; description: string },
    key: string,
  ): Promise<ChargeResult>;
  /** Tries to collect an open invoice from the card on file. */
  payInvoice(invoiceRef: string, key: string): Promise<ChargeResult>;
  refund(invoiceRef: string, amount: number, key: string): Promise<void>;
  /** Replaces the customer's name and email at the processor. */
  updateCustomer(customerRef: string, contact: Omit<Person, 'id'>): Promise<void>;
  /** Removes the customer's name and email at the processor; invoices stay. */
  forgetCustomer(customerRef: string): Promise<void>;
  /** Returns the processor's page for changing the card, or null if it has none. */
  cardPage(customerRef: string, returnUrl: string): Promise<string | null>;
  /** Only on the test processor: accepts test cards. */
  testDesk?: TestDesk;
};

/** Integer cents per `months`. The key identifies the price at the processor. */
export type RecurringPrice = { key: string; amount: number; months: number };

export type Person = { id: string; email: string; name: string };

export type Order = {
  key: string;
  customerRef: string;
  price: RecurringPrice;
  /** Cents off the first payment. */
  discount: number;
  expiresAt: Date;
  /** Return address of the processor's page. */
  successUrl: string;
  cancelUrl: string;
};

export type OrderState =
  | { status: 'open' | 'closed'; subscriptionRef: null }
  | { status: 'paid'; subscriptionRef: string };

/** A subscription's full state at the processor. All instants are exact, all amounts integer cents. */
export type Subscription = {
  ref: string;
  customerRef: string;
  /** The key of the order that started it. */
  orderKey: string;
  priceKey: string;
  /** The price of the next term; a subscription may keep an old price after prices change. */
  priceAmount: number;
  startedAt: Date;
  /** Terms are counted from this instant. */
  anchor: Date;
  /** Nothing is charged before this day, as after a revival. It may lie in the past. */
  freeUntil: Date | null;
  /** The last renewal ends here. */
  endsAt: Date | null;
  /** When it ended at the processor. */
  endedAt: Date | null;
  card: Card | null;
  /** Oldest first. */
  invoices: ProcessorInvoice[];
};

export type Card = { brand: string; last4: string };

export type ProcessorInvoice = {
  ref: string;
  status: 'open' | 'paid' | 'void';
  /** A `recurring` invoice pays for the term of its period; a fee has no period. */
  kind: 'recurring' | 'fee';
  priceKey: string | null;
  description: string | null;
  periodFrom: Date;
  periodUntil: Date;
  /** The lines add up to the total: `credit` and `discount` are negative. */
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

/** A card as typed. It is checked and discarded: no number is stored, logged or sent on. */
export type TypedCard = { number: string; expMonth: number; expYear: number; cvc: string };

export type TestDesk = {
  /** `closed`: the order was closed meanwhile, and the card was not charged. */
  payOrder(
    orderRef: string,
    card: TypedCard,
    confirmed: boolean,
  ): Promise<ChargeResult | { status: 'closed' }>;
  /** Saves another card for the customer. */
  replaceCard(customerRef: string, card: TypedCard, confirmed: boolean): Promise<ChargeResult>;
};

/** The processor does not answer, or its reply makes no sense. Callers must not conclude anything from it. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment processor does not answer', { cause });
    this.name = 'PaymentsUnavailable';
  }
}

/** This installation takes no payments, which no later try changes. */
export class PaymentsOff extends PaymentsUnavailable {
  constructor() {
    super('PAYMENTS=0');
    this.name = 'PaymentsOff';
  }
}

/** The card on the form is invalid; `field` names the wrong part. */
export class CardRefused extends Error {
  readonly field: keyof TypedCard;
  constructor(field: keyof TypedCard, message: string) {
    super(message);
    this.name = 'CardRefused';
    this.field = field;
  }
}
