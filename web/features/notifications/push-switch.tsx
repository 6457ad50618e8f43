import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { usePushKey } from './notifications.api.ts';
import { pushState, turnPushOff, turnPushOn } from './push-browser.ts';
import type { PushState } from './push-browser.ts';

const explanations: Record<PushState, string> = {
  on: 'This browser shows notifications, even while Wagwell is closed.',
  off: 'Get notifications on this device, even while Wagwell is closed.',
  denied: 'Notifications of this site are blocked in your browser’s settings. Allow them there first.',
  install: 'On an iPhone, add Wagwell to your home screen first, then open it from there.',
  unsupported: 'This browser takes no push notifications.',
};

/** Switches push notifications on this device; shown only where the server can send them. */
export function PushSwitch() {
  const key = usePushKey();
  const publicKey = key.data?.publicKey;
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (publicKey) void pushState().then(setState, () => setState('unsupported'));
  }, [publicKey]);
  if (!publicKey || !state) return null;
  const change = async (act: () => Promise<PushState>) => {
    setBusy(true);
    setFailed(false);
    try {
      setState(await act());
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="push">
      <h2 id="push">Push on this device</h2>
      <p>{explanations[state]}</p>
      {state === 'off' && (
        <Button busy={busy && 'Turning on...'} onClick={() => void change(() => turnPushOn(publicKey))}>
          Turn on push notifications
        </Button>
      )}
      {state === 'on' && (
        <Button busy={busy && 'Turning off...'} onClick={() => void change(turnPushOff)}>
          Turn off on this device
        </Button>
      )}
      {failed && (
        <Note tone="danger" role="alert">
          That did not work. Check the connection and try again.
        </Note>
      )}
    </section>
  );
}
