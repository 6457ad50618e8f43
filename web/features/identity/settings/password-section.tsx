import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import type { SessionReply } from '../identity.api.ts';

const ChangePasswordDialog = lazyPart(() => import('./change-password-dialog.tsx'));

/** Changes the password; says so if today's rules would refuse it. */
export function PasswordSection({ user }: Pick<SessionReply, 'user'>) {
  const [changes, setChanges] = useState(false);
  return (
    <SectionCard
      id="password"
      title="Password"
      action={<Button onClick={() => setChanges(true)}>Change password</Button>}
    >
      {user.passwordIsWeak ? (
        <Note tone="warn">
          Your password is easy to guess: it is short, common, or made of your name or words like Wagwell.
          Please choose another one.
        </Note>
      ) : (
        <p className="text-ink-2">A new password signs you out on every other device.</p>
      )}
      <Suspense>{changes && <ChangePasswordDialog user={user} onClose={() => setChanges(false)} />}</Suspense>
    </SectionCard>
  );
}
