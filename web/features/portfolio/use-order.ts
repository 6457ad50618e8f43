import { useRef, useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import type { PortfolioItem } from './portfolio.api.ts';

/** Moves the entry of a list to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Sorts items by an order of ids; those that it does not name come first, as the newest do. */
export function inOrder(items: readonly PortfolioItem[], order: readonly string[] | null): PortfolioItem[] {
  if (!order) return [...items];
  return items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/**
 * The order of the portfolio. A move is shown at once and saved after the one before, so that quick key presses
 * end in the last order; a refusal returns to the saved order.
 */
export function useOrder(items: readonly PortfolioItem[]) {
  const [order, setOrder] = useState<string[] | null>(null);
  const wanted = useRef<string[]>(undefined);
  const saving = useRef(false);
  const save = useAction('PUT /api/portfolio/order', { failed: 'The order was not saved' });
  const shown = inOrder(items, order);

  const send = async () => {
    if (saving.current) return;
    saving.current = true;
    while (wanted.current) {
      const ids = wanted.current;
      wanted.current = undefined;
      if (await save.run({ body: { ids } })) continue;
      wanted.current = undefined;
      setOrder(null);
    }
    saving.current = false;
  };
  /** Shows an order without saving it, as during a drag. */
  const preview = (ids: string[]) => setOrder(ids);
  const commit = (ids: string[]) => {
    setOrder(ids);
    wanted.current = ids;
    void send();
  };
  return { shown, preview, commit };
}
