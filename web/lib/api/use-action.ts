import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { detailOf } from './call-error.ts';
import { callPage } from './call.ts';
import type { Input, Reply } from './call.ts';
import { isUnconfirmed, withConfirmedIdentity } from './confirmed-identity.ts';
import { invalidateAfter, cacheReply } from './query.ts';
import type { WriteKey } from './query.ts';
import { useRecoveryAction } from './use-recovery-action.ts';
import { lastCause } from '../cause.ts';
import { toast } from '../toast-store.ts';
import type { ToastContent } from '../toast-store.ts';

export type ActionKey = WriteKey;
export type Sent<K extends ActionKey> = Input<K> & { headers?: Record<string, string> };

type Words<K extends ActionKey> = {
  /** The toast on success, if any. */
  done?: ToastContent | ((reply: Reply<K>, sent: Sent<K>) => ToastContent | void);
  /**
   * The title of the error toast, above the server's message. If omitted, no toast is shown and the screen
   * renders `failure`.
   */
  failed?: string | ((error: unknown) => string);
  /** The message if the server sent none. */
  otherwise?: string;
  /** Handles an error itself. @returns whether it is fully handled */
  refused?: (error: unknown, sent: Sent<K>) => boolean | Promise<boolean>;
  /** Called by the toast's retry button, if a retry can help. */
  again?: (sent: Sent<K>) => void;
};
export type ActionOptions<K extends ActionKey> = Words<K> & {
  /** Shows the result before the server answers. @returns a function that undoes it on an error */
  optimistic?: (sent: Sent<K>) => Promise<() => void> | (() => void);
  /** The query that the reply answers too, where it does not say so itself. */
  fills?: QueryKey;
  /** Called with the reply before queries are refetched. */
  accepted?: (reply: Reply<K>, sent: Sent<K>) => void;
};

const fallback = 'Please try again.';

/**
 * Sends a call that changes data, shows the outcome as a toast, and refetches what the contract says it
 * changed. The toast appears even if the button is gone by then.
 */
export function useAction<K extends ActionKey>(key: K, options: ActionOptions<K> = {}) {
  const { optimistic, accepted, fills } = options;
  const client = useQueryClient();
  const recoveryFor = useRecoveryAction();
  const { mutateAsync, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: ({ headers, ...input }: Sent<K>) =>
      withConfirmedIdentity(() => callPage(key, input as unknown as Input<K>, headers)),
    onMutate: (sent) => optimistic?.(sent),
    onSuccess(answer, sent) {
      const record = cacheReply(client, answer, fills);
      accepted?.(answer.body, sent);
      return invalidateAfter(client, answer, record);
    },
    onError(_, __, takeBack) {
      takeBack?.();
      return invalidateAfter(client);
    },
  });

  /** Sends the call; `words` override the options for this call. @returns whether it worked */
  const run = async (sent: Sent<K>, words: Words<K> = {}): Promise<boolean> => {
    const { done, failed, otherwise = fallback, refused, again } = { ...options, ...words };
    const from = lastCause();
    try {
      const { body: reply } = await mutateAsync(sent);
      const said = typeof done === 'function' ? done(reply, sent) : done;
      if (said) toast({ ...said, from });
      return true;
    } catch (refusal) {
      if (isUnconfirmed(refusal)) return false;
      if ((await refused?.(refusal, sent)) || failed === undefined) return false;
      toast({
        variant: 'destructive',
        title: typeof failed === 'function' ? failed(refusal) : failed,
        description: detailOf(refusal, otherwise),
        action: recoveryFor(refusal, again && (() => again(sent))),
      });
      return false;
    }
  };
  return {
    run,
    busy: isPending,
    worked: isSuccess,
    /** The input of the last call. */
    sent: variables,
    error,
    /** The message of the last error, for screens that omit `failed`. */
    failure: error ? detailOf(error, options.otherwise ?? fallback) : undefined,
  };
}
