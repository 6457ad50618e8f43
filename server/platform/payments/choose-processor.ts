import type { Config } from '../config.ts';
import { PaymentsOff } from './port.ts';
import type { Payments } from './port.ts';

/** Chooses Stripe if its key is set, no processor if payments are off, and the test processor otherwise. */
export async function chooseProcessor(
  config: Config,
  createTestProcessor: () => Payments,
): Promise<Payments> {
  if (!config.PAYMENTS) return noProcessor;
  // Loaded on demand: the library is bigger than the rest of the server.
  if (config.STRIPE_SECRET_KEY) return (await import('./stripe.ts')).createStripe(config);
  return createTestProcessor();
}

const refuse = async (): Promise<never> => {
  throw new PaymentsOff();
};

const noProcessor: Payments = {
  name: 'none',
  movesMoney: false,
  customerFor: refuse,
  openOrder: refuse,
  readOrder: refuse,
  closeOrder: refuse,
  readSubscription: refuse,
  updateCustomer: refuse,
  forgetCustomer: refuse,
  setEnd: refuse,
  revive: refuse,
  endNow: refuse,
  previewPrice: refuse,
  changePrice: refuse,
  chargeFee: refuse,
  payInvoice: refuse,
  refund: refuse,
  cardPage: refuse,
};
