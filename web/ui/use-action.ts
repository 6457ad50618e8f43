import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { changes } from '#contract/changes.ts';
import { call, detailOf } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';
import { refreshAfter, showReply } from '#web/lib/query.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { toast } from './toast-store.ts';
import type { ToastContent } from './toast-store.ts';

export type ActionKey = keyof typeof changes;
type Sent<K extends ActionKey> = Input<K> & { headers?: Record<string, string> };

type Words<K extends ActionKey> = {
  /** What is said when it worked, if anything. */
  done?: ToastContent | ((reply: Reply<K>, sent: Sent<K>) => ToastContent | void);
  /** The title of a refusal; under it is what the server says. Left out, the screen shows `failure` in its own place. */
  failed?: string | ((error: unknown) => string);
  /** What is said under the title where the server says nothing. */
  otherwise?: string;
  /** Handles a refusal in its own way. @returns whether that was enough */
  refused?: (error: unknown, sent: Sent<K>) => boolean | Promise<boolean>;
  /** The button that begins again, where that can help. */
  again?: (sent: Sent<K>) => void;
};
type ActionOptions<K extends ActionKey> = Words<K> & {
  /** Shows the result before the server has answered. @returns what takes it back after a refusal */
  optimistic?: (sent: Sent<K>) => Promise<() => void> | (() => void);
  /** Shows the answer at once, before anything is read again. */
  accepted?: (reply: Reply<K>, sent: Sent<K>) => void;
};

const fallback = 'Please try again.';

/**
 * A call that changes data: sends it, says how it ended, and reads again what the contract says it changed. The outcome is
 * said even where its button has left the screen meanwhile.
 */
export function useAction<K extends ActionKey>(key: K, options: ActionOptions<K> = {}) {
  const { optimistic, accepted } = options;
  const client = useQueryClient();
  const wayOn = useWayOn();
  const { mutateAsync, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: ({ headers, ...input }: Sent<K>) => call(key, input as unknown as Input<K>, headers),
    onMutate: (sent) => optimistic?.(sent),
    onSuccess(reply, sent) {
      showReply(client, key, reply);
      accepted?.(reply, sent);
    },
    onError: (_, __, takeBack) => takeBack?.(),
    onSettled: (reply) => refreshAfter(client, key, reply),
  });

  /** `words` are those of this one call. @returns whether it worked */
  const run = async (sent: Sent<K>, words: Words<K> = {}): Promise<boolean> => {
    const { done, failed, otherwise = fallback, refused, again } = { ...options, ...words };
    try {
      const reply = await mutateAsync(sent);
      const said = typeof done === 'function' ? done(reply, sent) : done;
      if (said) toast(said);
      return true;
    } catch (refusal) {
      if ((await refused?.(refusal, sent)) || failed === undefined) return false;
      toast({
        variant: 'destructive',
        title: typeof failed === 'function' ? failed(refusal) : failed,
        description: detailOf(refusal, otherwise),
        action: wayOn(refusal, again && (() => again(sent))),
      });
      return false;
    }
  };
  return {
    run,
    busy: isPending,
    worked: isSuccess,
    /** What was sent last. */
    sent: variables,
    error,
    /** What to say of the last refusal, where `failed` is left out. */
    failure: error ? detailOf(error, options.otherwise ?? fallback) : undefined,
  };
}
