import { uuidv7 } from 'uuidv7';
import type { Input } from './call.ts';
import { toast } from '../toast-store.ts';
import { isLost, keepAct, waitsFor } from './outbox.ts';
import { useAction } from './use-action.ts';
import type { ActionKey, ActionOptions, Sent } from './use-action.ts';

type Kept = {
  /** The record that the act is about. */
  record: string;
  /** What waits, e.g. 'Check-in of Otto'. */
  title: string;
  /** The page that it belongs to. */
  to: string;
};

/** Like `useAction`; without a connection the act is kept, and sent when the connection is back. */
export function useKeepingAction<K extends ActionKey>(key: K, kept: Kept, options: ActionOptions<K>) {
  const action = useAction(key, options);
  function keep(id: string, sent: Input<K>): true {
    const { params = {}, body } = sent as { params?: object; body?: unknown };
    keepAct({ id, key, params, body, ...kept, at: new Date().toISOString(), refusal: null });
    toast({ title: `${kept.title} is kept here`, description: 'It is sent when you’re back.' });
    return true;
  }
  /** @returns whether it worked or is kept */
  async function run(sent: Input<K>): Promise<boolean> {
    const id = uuidv7();
    // What waits for the same record goes first.
    if (waitsFor(kept.record)) return keep(id, sent);
    let isKept = false;
    const worked = await action.run({ ...sent, headers: { 'idempotency-key': id } } as Sent<K>, {
      refused: (error, given) => {
        if (!isLost(error)) return options.refused?.(error, given) ?? false;
        isKept = keep(id, sent);
        return true;
      },
    });
    return worked || isKept;
  }
  return { ...action, run };
}
