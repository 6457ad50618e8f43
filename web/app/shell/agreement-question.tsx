import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { refreshSession, useSignOut } from '#web/features/identity/identity.api.ts';
import { useViewer } from '#web/features/identity/viewer.ts';
import { AgreeAnew } from '#web/features/legal/agree-anew.tsx';
import { CallError } from '#web/lib/api/call-error.ts';

/** Asks a signed-in person for agreement to changed legal texts. */
export function AgreementQuestion() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const signOut = useSignOut(() => void navigate(href('landing')));
  const [wasRefused, setWasRefused] = useRefusal();
  if (typeof viewer === 'string') return null;
  return (
    <AgreeAnew
      toAgree={viewer.user.toAgree}
      wasRefused={wasRefused}
      onSignOut={signOut}
      onLeave={() => setWasRefused(false)}
    />
  );
}

/** Whether the server refused a change until the person agrees; the session then says to what. */
function useRefusal() {
  const client = useQueryClient();
  const state = useState(false);
  const [, setWasRefused] = state;
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (!(error instanceof CallError) || error.code !== 'agreement_needed') return;
        setWasRefused(true);
        void refreshSession(client);
      }),
    [client, setWasRefused],
  );
  return state;
}
