import { ConfirmIdentity } from '#web/features/identity/confirm-identity.tsx';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { AgreementQuestion } from './agreement-question.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LiveUpdates } from './live-updates.tsx';

/**
 * Signed-in features of public pages: reads the session, subscribes to events, asks before unsaved input is
 * left, and asks for the password before acts that could hurt. Loaded only for visitors who may be signed in.
 */
export default function SignedInEffects() {
  return (
    <QueryProvider>
      <SessionSync />
      <LiveUpdates />
      <LeaveGuard />
      <ConfirmIdentity />
      <AgreementQuestion />
    </QueryProvider>
  );
}
