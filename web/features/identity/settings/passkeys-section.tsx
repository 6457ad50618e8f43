import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { Passkey } from '#contract/identity/passkeys.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { isUnconfirmed } from '#web/lib/api/confirmed-identity.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { toast } from '#web/lib/toast-store.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { hasPasskeys } from '../entry/passkey-sign-in.tsx';

const RenamePasskey = lazyPart(() => import('./rename-passkey.tsx'));

/** Passkeys, which sign in with a fingerprint, a face or a PIN instead of the password. */
export function PasskeysSection() {
  const passkeys = useQuery(query('GET /api/passkeys'));
  const canAdd = useSyncExternalStore(
    () => () => {},
    hasPasskeys,
    () => false,
  );
  const [busy, setBusy] = useState(false);
  const add = useAction('POST /api/passkeys', {
    done: ({ name }) => ({ title: 'Your passkey is ready', description: `It is named ${name}.` }),
    failed: 'The passkey was not added',
  });
  async function create() {
    setBusy(true);
    const { createPasskey, passkeyProblem } = await import('../passkey-browser.ts');
    try {
      await add.run({ body: await createPasskey() });
    } catch (error) {
      const description =
        error instanceof CallError ? detailOf(error, 'Please try again.') : passkeyProblem(error);
      if (description && !isUnconfirmed(error))
        toast({ variant: 'destructive', title: 'The passkey was not added', description });
    } finally {
      setBusy(false);
    }
  }
  return (
    <SectionCard
      id="passkeys"
      title="Passkeys"
      action={
        canAdd && (
          <AddButton
            what="passkey"
            busy={busy && 'Waiting for your device...'}
            onClick={() => void create()}
          />
        )
      }
    >
      <p className="text-ink-2">
        Sign in with your fingerprint, your face or your device’s PIN. No password, no code.
        {!canAdd && ' This browser has no passkeys.'}
      </p>
      <QueryList
        query={passkeys}
        failed="Your passkeys did not load"
        loading={<LoadingLines className="h-11" />}
        empty={null}
      >
        {(all) => (
          <ul className="grid gap-3">
            {all.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </QueryList>
    </SectionCard>
  );
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [renames, setRenames] = useState(false);
  const remove = useAction('DELETE /api/passkeys/:id', {
    done: { title: `${name} no longer signs in` },
    failed: `${name} was not removed`,
  });
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3">
      <Icon name="key" />
      <p className="min-w-0 grow basis-40">
        <b className="block wrap-anywhere">{name}</b>
        <span className="text-s text-ink-2">
          Added {monthDayYear(createdAt)}
          {lastUsedAt ? `, last used ${monthDayYear(lastUsedAt)}` : ', never used'}
        </span>
      </p>
      <Button variant="quiet" aria-label={`Rename ${name}`} onClick={() => setRenames(true)}>
        Rename
      </Button>
      <ConfirmButton
        aria-label={`Remove ${name}`}
        dialog={{
          title: `Remove ${name}?`,
          description:
            'It no longer signs in, and all other sessions end. Your device may still offer it until you delete it there, too.',
          confirm: 'Remove',
          cancel: 'Keep it',
          danger: true,
          busy: remove.busy && 'Removing...',
        }}
        onConfirm={() => remove.run({ params: { id } })}
      >
        Remove
      </ConfirmButton>
      <Suspense>{renames && <RenamePasskey passkey={passkey} onClose={() => setRenames(false)} />}</Suspense>
    </li>
  );
}
