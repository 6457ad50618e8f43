import type { Api } from '#contract/api/api.ts';
import type { Input } from '../every-call/valid-request.ts';

/**
 * A call, the status of its success, the fields sent (`?`: optional), and the minimum fields of the reply or
 * of each record in its list.
 */
export type Row = [key: keyof Api, answers: number, sent: readonly string[], held: readonly string[]];

const without = (record: object, names: Set<string>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));

/**
 * Builds inputs with exactly these fields: all of them, and then only the required ones.
 * @throws Error if the valid input has no such field
 */
export function exactly(good: Input, sent: readonly string[]): Input[] {
  const all = sent.map((name) => name.replace('?', ''));
  const given = { ...(good.query as object | undefined), ...(good.body as object | undefined) };
  const unknown = all.filter((name) => !(name in given));
  if (unknown.length > 0) throw new Error(`The good input has no ${unknown.join(', ')}`);
  const needed = sent.filter((name) => !name.endsWith('?'));
  const inputs = needed.length === sent.length ? [all] : [all, needed];
  return inputs.map((names) => ({
    ...good,
    ...(good.query ? { query: without(good.query, new Set(names)) } : {}),
    ...(good.body ? { body: without(good.body, new Set(names)) } : {}),
  }));
}

/** Lists the dotted fields that a record lacks. */
export const missingIn = (record: unknown, held: readonly string[]): string[] =>
  held.filter((field) => {
    const steps = field.split('.');
    let value = record;
    for (const step of steps) value = (value as Record<string, unknown> | null | undefined)?.[step];
    return value === undefined;
  });
