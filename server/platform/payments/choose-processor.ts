import type { Config } from '../config.ts';
import type { SqlPool } from '../sql.ts';
import type { Transact } from '../transaction.ts';
import { PaymentsUnavailable } from './port.ts';
import type { Payments } from './port.ts';
import { createTestProcessor } from './test-processor.ts';

/** Stripe where its key is set, the test processor otherwise, nobody where payments are switched off. */
export async function chooseProcessor(config: Config, sql: SqlPool, transact: Transact): Promise<Payments> {
  if (!config.PAYMENTS) return noProcessor;
  // Loaded only where it is used: the library weighs more than the rest of the server.
  if (config.STRIPE_SECRET_KEY) return (await import('./stripe.ts')).createStripe(config);
  return createTestProcessor(sql, transact);
}

const refuse = async (): Promise<never> => {
  throw new PaymentsUnavailable('PAYMENTS=0');
};

const noProcessor: Payments = {
  name: 'none',
  movesMoney: false,
  customerFor: refuse,
  openOrder: refuse,
  readOrder: refuse,
  closeOrder: refuse,
  readSubscription: refuse,
  setEnd: refuse,
  endNow: refuse,
  previewPrice: refuse,
  changePrice: refuse,
  chargeFee: refuse,
  payInvoice: refuse,
  refund: refuse,
  cardPage: refuse,
};
