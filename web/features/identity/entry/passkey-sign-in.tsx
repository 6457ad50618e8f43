import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import type { Input } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import type { SessionReply } from '../identity.api.ts';

type Signed = Input<'POST /auth/passkey'>['body'];

const never = () => () => {};
/** Whether the browser has passkeys. */
export const hasPasskeys = () => 'PublicKeyCredential' in window;

/** A challenge is over after ten minutes; so the browser's suggestions get a new one before. */
const renewedEvery = 8 * 60_000;

/** Whether the browser lists passkeys among its suggestions for a field. */
const canSuggest = async () =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Has the browser suggest its passkeys below the field for the email; mounted anew, it asks again. */
function SuggestedPasskey({ onChosen }: { onChosen: (body: Signed) => void }) {
  const chosen = useEffectEvent(onChosen);
  useEffect(() => {
    let over = false;
    let stop = () => {};
    async function suggest() {
      if (!(await canSuggest())) return;
      const { askForPasskey, stopAskingForPasskey } = await import('../passkey-browser.ts');
      if (over) return;
      stop = stopAskingForPasskey;
      const body = await askForPasskey({ asSuggestion: true });
      if (!over) chosen(body);
    }
    // The button, a newer question or leaving the page ends a question; then there is nothing to report.
    const suggestQuietly = () => void suggest().catch(() => undefined);
    suggestQuietly();
    const renewing = setInterval(suggestQuietly, renewedEvery);
    return () => {
      over = true;
      clearInterval(renewing);
      stop();
    };
  }, []);
  return null;
}

const askNow = async () => (await import('../passkey-browser.ts')).askForPasskey();

/** A button that signs in with a passkey, and the browser's suggestion of one, where the browser has them. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (session: SessionReply) => void }) {
  const isShown = useSyncExternalStore(never, hasPasskeys, () => false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const { run } = useAction('POST /auth/passkey', {
    accepted: onSignedIn,
    refused(error) {
      setProblem(detailOf(error, 'The passkey was not checked. Please try again.'));
      return true;
    },
  });
  if (!isShown) return null;
  async function signIn(ask: () => Promise<Signed>) {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!(await run({ body: await ask() }))) setFailures((before) => before + 1);
    } catch (error) {
      setProblem(
        error instanceof CallError
          ? detailOf(error, 'The passkey was not checked. Please try again.')
          : 'No passkey was used. You can sign in with your email and password.',
      );
      setFailures((before) => before + 1);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <SuggestedPasskey key={failures} onChosen={(body) => void signIn(async () => body)} />
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      <Button wide busy={busy && 'Waiting for your passkey...'} onClick={() => void signIn(askNow)}>
        <Icon name="key" size="s" />
        Sign in with a passkey
      </Button>
    </>
  );
}
