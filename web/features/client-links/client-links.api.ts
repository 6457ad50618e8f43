import type { clientLinksApi } from '#contract/client-links.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import type { ActionKey } from '#web/lib/api/use-action.ts';
import type { ToastContent } from '#web/lib/toast-store.ts';

type LinkCall = Extract<ActionKey & keyof typeof clientLinksApi, `POST /api/client-links/:secret/${string}`>;

/** An act with the link of a visit; the page then shows the reply. */
export function useLinkAction<K extends LinkCall>(
  key: K,
  secret: string,
  words: { done?: ToastContent; failed: string },
) {
  return useAction(key, {
    ...words,
    fills: query('GET /api/client-links/:secret', { params: { secret } }).queryKey,
  });
}
