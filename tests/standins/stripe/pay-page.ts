import type { ServerResponse } from 'node:http';
import { StripeProblem } from './books.ts';
import type { StripeBooks } from './books.ts';
import { paySession } from './checkout.ts';
import { changeCard } from './portal.ts';

type Visit = { title: string; use: (number: string, confirmed: boolean) => void; done: string; back: string };

/**
 * Serves the two pages for browsers: paying a session, and changing the card in the portal. @returns whether
 * the path was one of them
 */
export async function payPage(
  books: StripeBooks,
  { pathname }: URL,
  method: string,
  text: string,
  response: ServerResponse,
): Promise<boolean> {
  const [, kind, id = ''] = /^\/(c\/pay|p\/session)\/(\w+)$/.exec(pathname) ?? [];
  if (!kind) return false;
  const visit = kind === 'c/pay' ? toPay(books, id) : toChangeCard(books, id);
  const fields = new URLSearchParams(text);
  let problem = '';
  if (method === 'POST') {
    try {
      visit.use(fields.get('number') ?? '', fields.has('confirmed'));
      response.writeHead(303, { location: visit.done });
      response.end();
      return true;
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      problem = error.message;
    }
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(pageFor(visit, problem));
  return true;
}

function toPay(books: StripeBooks, id: string): Visit {
  const { success_url: done, cancel_url: back } = books.get('checkout.session', id);
  return {
    title: 'Pay',
    use: (number, confirmed) => paySession(books, id, number, confirmed),
    done: done ?? '/',
    back: back ?? '/',
  };
}

function toChangeCard(books: StripeBooks, id: string): Visit {
  const { return_url: back } = books.get('billing_portal.session', id);
  return {
    title: 'Another card',
    use: (number, confirmed) => changeCard(books, id, number, confirmed),
    done: back ?? '/',
    back: back ?? '/',
  };
}

const pageFor = ({ title, back }: Visit, problem: string) => `<!doctype html>
<html lang="en"><title>Stripe stand-in</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<main><h1>${title}</h1><p role="alert">${problem}</p>
<form method="post"><label>Card number <input name="number"></label><label><input type="checkbox" name="confirmed"> Confirm</label>
<button>${title}</button></form><a href="${back}">Back</a></main></html>`;
