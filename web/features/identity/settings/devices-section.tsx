import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '#contract/identity/account.ts';
import { monthDayYear, shortDate } from '#web/lib/dates.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** The browsers in which the account is signed in, each with a button to end its session. */
export function DevicesSection() {
  const sessions = useQuery(query('GET /api/sessions'));
  const endOthers = useAction('DELETE /api/sessions', {
    done: { title: 'You are signed out everywhere else' },
    failed: 'The other sessions are still open',
  });
  const hasOthers = sessions.data?.some(({ current }) => !current);
  return (
    <SectionCard
      id="devices"
      title="Devices"
      action={
        hasOthers && (
          <ConfirmButton
            dialog={{
              title: 'Sign out everywhere else?',
              description: 'Every other browser has to sign in again. This one stays signed in.',
              confirm: 'Sign out elsewhere',
              busy: endOthers.busy && 'Signing out...',
            }}
            onConfirm={() => endOthers.run({})}
          >
            Sign out everywhere else
          </ConfirmButton>
        )
      }
    >
      <p className="text-ink-2">
        Where you are signed in. A device that is not used for 30 days is signed out, and each one after 90.
      </p>
      <QueryList
        query={sessions}
        failed="Your devices did not load"
        loading={<LoadingLines className="h-11" />}
        empty={null}
      >
        {(open) => (
          <ul className="grid gap-3">
            {open.map((session) => (
              <Device key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryList>
    </SectionCard>
  );
}

const isHandheld = (device: string) => /Android|iOS/.test(device);

function Device({ session: { id, device, createdAt, lastSeenAt, current } }: { session: OwnSession }) {
  const end = useAction('DELETE /api/sessions/:id', {
    done: { title: `${device} is signed out` },
    failed: `${device} is still signed in`,
  });
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3">
      <Icon name={isHandheld(device) ? 'phone' : 'monitor'} />
      <p className="min-w-0 grow basis-40">
        <b className="block">{device}</b>
        <span className="text-s text-ink-2">
          Signed in {monthDayYear(createdAt)}
          {!current && `, last used ${shortDate(lastSeenAt)}`}
        </span>
      </p>
      {current ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button
          aria-label={`Sign out ${device}, last used ${shortDate(lastSeenAt)}`}
          busy={end.busy && 'Signing out...'}
          onClick={() => void end.run({ params: { id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
