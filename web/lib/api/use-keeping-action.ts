import { uuidv7 } from 'uuidv7';
import type { Input } from './call.ts';
import { dismissToast, openReceipts, toast } from '../toast-store.ts';
import { isLost, keepAct, waitsFor } from './outbox.ts';
import { useAction } from './use-action.ts';
import type { ActionKey, ActionOptions, Sent } from './use-action.ts';

type Bodied<K extends ActionKey> = NonNullable<Input<K>['body']>;
/** The calls that can wait: the server knows each act by its `actId`. */
export type KeepingKey = {
  [K in ActionKey]: Bodied<K> extends { actId?: string | undefined }
    ? string extends keyof Bodied<K>
      ? never
      : K
    : never;
}[ActionKey];

type Kept = {
  /** The record that the act is about. */
  record: string;
  /** What waits, e.g. 'Check-in of Otto'. */
  title: string;
  /** The page that it belongs to. */
  to: string;
};

/** Like `useAction`; without a connection the act is kept, and sent when the connection is back. */
export function useKeepingAction<K extends KeepingKey>(key: K, kept: Kept, options: ActionOptions<K>) {
  const action = useAction(key, options);
  function keep(actId: string, at: string, sent: Input<K>, as: Kept): true {
    const { params = {}, body = {} } = sent as { params?: object; body?: object };
    // It differs from what was sent before, and so has a key of its own; the server knows it by its `actId`.
    keepAct({ id: uuidv7(), key, params, body: { ...body, actId, at }, ...as, at, refusal: null });
    toast({ title: `${as.title} is kept here`, description: 'It is sent when you’re back.' });
    return true;
  }
  /** `as`: where one button acts on several records, the one of this call. @returns whether it worked or is kept */
  async function run(sent: Input<K>, as: Kept = kept): Promise<boolean> {
    const actId = uuidv7();
    const at = new Date().toISOString();
    // What waits for the same record goes first.
    if (waitsFor(as.record)) return keep(actId, at, sent, as);
    let isKept = false;
    const before = openReceipts();
    const body = { ...(sent as { body?: object }).body, actId };
    const named = { ...sent, body, headers: { 'idempotency-key': actId } } as unknown as Sent<K>;
    const worked = await action.run(named, {
      refused: (error, given) => {
        if (!isLost(error)) return options.refused?.(error, given) ?? false;
        isKept = keep(actId, at, sent, as);
        return true;
      },
    });
    // An act without a receipt of its own ends that of the act before.
    if (worked) before.forEach((id) => dismissToast(id));
    return worked || isKept;
  }
  return { ...action, run };
}
