import type { ServerResponse } from 'node:http';
import { StripeProblem } from './books.ts';
import type { StripeBooks } from './books.ts';
import { keepCard } from './cards.ts';
import { paySession } from './checkout.ts';

/** The two pages that browsers see: paying a session, and another card in the portal. @returns whether it was one of them */
export async function payPage(
  books: StripeBooks,
  { pathname }: URL,
  method: string,
  text: string,
  response: ServerResponse,
): Promise<boolean> {
  const [, kind, id = ''] = /^\/(c\/pay|p\/session)\/(\w+)$/.exec(pathname) ?? [];
  if (!kind) return false;
  const paying = kind === 'c/pay';
  const fields = new URLSearchParams(text);
  let problem = '';
  if (method === 'POST') {
    try {
      const number = fields.get('number') ?? '';
      const confirmed = fields.has('confirmed');
      if (paying) paySession(books, id, number, confirmed);
      else
        books.get('customer', id).invoice_settings.default_payment_method = keepCard(
          books,
          id,
          number,
          true,
        ).id;
      response.writeHead(303, {
        location: paying ? (books.get('checkout.session', id).success_url ?? '/') : '/',
      });
      response.end();
      return true;
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      problem = error.message;
    }
  }
  const back = paying ? books.get('checkout.session', id).cancel_url : '/';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><title>Stripe stand-in</title><main><h1>Pay</h1><p role="alert">${problem}</p>
<form method="post"><label>Card number <input name="number"></label><label><input type="checkbox" name="confirmed"> Confirm</label>
<button>Pay</button></form><a href="${back}">Back</a></main></html>`);
  return true;
}
