import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { maxReason } from '#contract/text/limits.ts';
import type { AdminAccount } from '#contract/admin/admin-accounts.ts';
import { href } from '#contract/pages.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useSession } from '../identity.api.ts';
import { roleFacts } from '../role-facts.ts';

const SuspendAccount = lazyPart(() => import('./suspend-account.tsx'));

/** One account with what admins may do with it; an admin does nothing with the own account. */
export function AccountRow({ account }: { account: AdminAccount }) {
  const { id, name, email, roles, createdAt, suspension, sessions, reports, openReports } = account;
  const own = useSession().data?.id === id;
  const [open, setOpen] = useState<'suspend' | 'restore' | 'end-sessions'>();
  const close = () => setOpen(undefined);
  const restore = useAction('POST /api/admin/accounts/:id/restore', {
    done: { title: `${name} is restored` },
    failed: `${name} was not restored`,
  });
  const endSessions = useAction('POST /api/admin/accounts/:id/end-sessions', {
    done: { title: `${name} is signed out everywhere` },
    failed: `${name} is still signed in`,
  });
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 grid-cols-[auto_minmax(0,1fr)] md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
      <PersonAvatar name={name} src={account.profileImageUrl} as={roles[0]} />
      <div className="grid min-w-0 gap-1">
        <h2 className="text-base wrap-anywhere">{name}</h2>
        <p className="text-s wrap-anywhere text-ink-2">{email}</p>
        <p className="flex flex-wrap items-center gap-2">
          {account.isAdmin && <Badge tone="live">Admin</Badge>}
          {roles.map((role) => (
            <Badge key={role} tone="line">
              {roleFacts[role].name}
            </Badge>
          ))}
          {!account.hasMembership && <Badge tone="line">No membership</Badge>}
          {suspension && <Badge tone="danger">Suspended</Badge>}
          {openReports > 0 && (
            <Badge tone="warn">{openReports === 1 ? '1 open report' : `${openReports} open reports`}</Badge>
          )}
        </p>
        <p className="text-s text-ink-2">
          Joined {monthDayYear(createdAt)} · {sessions === 1 ? '1 session' : `${sessions} sessions`} ·{' '}
          {reports === 1 ? '1 report' : `${reports} reports`} ·{' '}
          <Link to={href('admin', { tab: 'audit-log', account: id })} className="underline">
            History
          </Link>
        </p>
        {suspension && (
          <p className="text-s wrap-anywhere">
            Since {monthDayYear(suspension.since)}
            {suspension.until ? `, until ${monthDayYear(suspension.until)}` : ''}: {suspension.reason}
          </p>
        )}
      </div>
      {own ? (
        <p className="text-s text-ink-2 max-md:col-start-2">Your own account</p>
      ) : (
        <div className="flex flex-wrap gap-2 max-md:col-start-2">
          {sessions > 0 && (
            <Button aria-label={`End the sessions of ${name}`} onClick={() => setOpen('end-sessions')}>
              End sessions
            </Button>
          )}
          <Button
            className="min-w-24"
            aria-label={`${suspension ? 'Restore' : 'Suspend'} ${name}`}
            onClick={() => setOpen(suspension ? 'restore' : 'suspend')}
          >
            {suspension ? 'Restore' : 'Suspend'}
          </Button>
        </div>
      )}
      <Suspense>{open === 'suspend' && <SuspendAccount account={account} onClose={close} />}</Suspense>
      {open === 'restore' && (
        <ReasonDialog
          title={`Restore ${name}?`}
          description={`${name} can sign in again, and others see the account as before.`}
          label="Reason"
          maxLength={maxReason}
          hint="It is kept in the audit log."
          confirm="Restore"
          busy="Restoring..."
          onConfirm={(reason) => restore.run({ params: { id }, body: { reason } })}
          onClose={close}
        />
      )}
      {open === 'end-sessions' && (
        <ReasonDialog
          title={`Sign ${name} out everywhere?`}
          description="Each browser has to sign in again. Nothing else changes."
          label="Reason"
          maxLength={maxReason}
          hint="It is kept in the audit log."
          confirm="End sessions"
          busy="Ending..."
          onConfirm={(reason) => endSessions.run({ params: { id }, body: { reason } })}
          onClose={close}
        />
      )}
    </li>
  );
}
