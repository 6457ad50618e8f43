import type { StripeBooks } from './books.ts';

/** Lists that Stripe leaves out unless they are expanded. */
const onRequest: Record<string, string> = { invoice: 'payments', charge: 'refunds' };

/** Serializes an object: references in `expand` in full, all others by their id. */
export function answer(books: StripeBooks, object: object, expand: string[]): unknown {
  const copy: unknown = structuredClone(object);
  const paths = expand.map((path) => path.split('.'));
  return fill(books, copy, paths);
}

function fill(books: StripeBooks, value: unknown, paths: string[][]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Record<string, unknown>;
  if (object['object'] === 'list' && Array.isArray(object['data'])) {
    const below = paths.filter(([step]) => step === 'data').map(([, ...rest]) => rest);
    object['data'] = object['data'].map((each) => fill(books, each, below));
    return object;
  }
  const hidden = onRequest[String(object['object'])];
  if (hidden && !paths.some(([step]) => step === hidden)) delete object[hidden];
  for (const [step = '', ...rest] of paths) {
    const held = object[step];
    const full = typeof held === 'string' ? structuredClone(books.any(held)) : held;
    if (full !== undefined) object[step] = fill(books, full, rest.length > 0 ? [rest] : []);
  }
  return object;
}
