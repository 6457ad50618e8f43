import { Suspense, useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import type { SessionReply } from '../identity.api.ts';

const ChangeEmailDialog = lazyPart(() => import('./change-email-dialog.tsx'));

/** The address for signing in and for mails, and the one that is to replace it. */
export function EmailSection({ user }: Pick<SessionReply, 'user'>) {
  const { email, emailVerified, newEmail } = user;
  const [changes, setChanges] = useState(false);
  const send = useAction('POST /auth/send-verification', {
    done: { title: 'A link is on its way', description: `It went to ${email} and works for seven days.` },
    failed: 'The link was not sent',
  });
  return (
    <SectionCard
      id="email"
      title="Email"
      action={<Button onClick={() => setChanges(true)}>Change email</Button>}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 wrap-anywhere">{email}</p>
        <Badge tone={emailVerified ? 'good' : 'warn'}>{emailVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
      </div>
      {newEmail && <NewEmail email={newEmail} />}
      {!emailVerified && (
        <Button
          className="justify-self-start"
          busy={send.busy && 'Sending...'}
          onClick={() => void send.run({})}
        >
          Send me a link to confirm it
        </Button>
      )}
      <Suspense>{changes && <ChangeEmailDialog onClose={() => setChanges(false)} />}</Suspense>
    </SectionCard>
  );
}

function NewEmail({ email }: { email: string }) {
  const keep = useAction('DELETE /api/account/new-email', {
    done: { title: 'Your email stays as it is' },
    failed: 'Nothing was changed',
  });
  return (
    <Note>
      <div className="grid justify-items-start gap-2">
        <p className="wrap-anywhere">
          <b>{email}</b> replaces it as soon as you open the link that we emailed there.
        </p>
        <Button busy={keep.busy && 'Saving...'} onClick={() => void keep.run({})}>
          Keep my present email
        </Button>
      </div>
    </Note>
  );
}
