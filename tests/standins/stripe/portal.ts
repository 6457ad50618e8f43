import { keepCard } from './cards.ts';
import type { StripeBooks } from './books.ts';

/** Changes the card on the portal's page. @throws StripeProblem if the card is refused */
export function changeCard(books: StripeBooks, session: string, number: string, confirmed: boolean): void {
  const { customer } = books.get('billing_portal.session', session);
  const { id } = keepCard(books, customer, number, confirmed);
  const holder = books.get('customer', customer);
  holder.invoice_settings.default_payment_method = id;
  for (const subscription of books.all('subscription'))
    if (subscription.customer === customer) subscription.default_payment_method = id;
  books.emit('customer.updated', holder);
}
