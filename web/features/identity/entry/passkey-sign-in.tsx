import { useState, useSyncExternalStore } from 'react';
import { CallError, detailOf } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import type { SessionReply } from '../identity.api.ts';

const never = () => () => {};
/** Whether the browser has passkeys. */
export const hasPasskeys = () => 'PublicKeyCredential' in window;

/** A button that signs in with a passkey, where the browser has them. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (session: SessionReply) => void }) {
  const isShown = useSyncExternalStore(never, hasPasskeys, () => false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { run } = useAction('POST /auth/passkey', {
    accepted: onSignedIn,
    refused(error) {
      setProblem(detailOf(error, 'The passkey was not checked. Please try again.'));
      return true;
    },
  });
  if (!isShown) return null;
  async function signIn() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { askForPasskey } = await import('../passkey-browser.ts');
      await run({ body: await askForPasskey() });
    } catch (error) {
      setProblem(
        error instanceof CallError
          ? detailOf(error, 'The passkey was not checked. Please try again.')
          : 'No passkey was used. You can sign in with your email and password.',
      );
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      <Button wide busy={busy && 'Waiting for your passkey...'} onClick={() => void signIn()}>
        <Icon name="key" size="s" />
        Sign in with a passkey
      </Button>
    </>
  );
}
