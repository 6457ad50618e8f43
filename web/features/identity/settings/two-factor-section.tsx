import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { monthDayYear } from '#web/lib/dates.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

const SetUpTwoFactor = lazyPart(() => import('./set-up-two-factor.tsx'));
const RecoveryCodes = lazyPart(() => import('./recovery-codes-dialog.tsx'));
const TurnOffTwoFactor = lazyPart(() => import('./turn-off-two-factor.tsx'));

type Open = { dialog: 'setup'; secret: string; otpauthUrl: string } | { dialog: 'off' };

/** Fewer recovery codes than this deserve a warning. */
const few = 3;

/** Asks for a code of an authenticator app when signing in. */
export function TwoFactorSection() {
  const factor = useQuery(query('GET /api/two-factor'));
  const [open, setOpen] = useState<Open | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useAction('POST /api/two-factor/setup', {
    failed: 'Two-factor was not set up',
    accepted: (setup) => setOpen({ dialog: 'setup', ...setup }),
  });
  const renew = useAction('POST /api/two-factor/recovery-codes', {
    failed: 'No new codes were made',
    accepted: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const close = () => setOpen(null);
  return (
    <SectionCard
      id="two-factor"
      title="Two-factor sign-in"
      action={
        factor.data &&
        (factor.data.isOn ? (
          <Button onClick={() => setOpen({ dialog: 'off' })}>Turn off</Button>
        ) : (
          <Button busy={begin.busy && 'Preparing...'} onClick={() => void begin.run({})}>
            Set up
          </Button>
        ))
      }
    >
      {factor.error && !factor.data && <FailedQuery query={factor} title="Two-factor did not load" />}
      {factor.isPending && <Skeleton className="h-11" />}
      {factor.data && !factor.data.isOn && (
        <p className="text-ink-2">
          Signing in also takes a code of an app on your phone, so a stolen password is not enough.
        </p>
      )}
      {factor.data?.isOn && (
        <div className="grid justify-items-start gap-3">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone="good">On</Badge>
            {factor.data.turnedOnAt && (
              <span className="text-ink-2">Since {monthDayYear(factor.data.turnedOnAt)}</span>
            )}
          </p>
          {factor.data.recoveryCodesLeft < few ? (
            <Note tone="warn">
              You have {factor.data.recoveryCodesLeft} recovery codes left. Get new ones before you need them.
            </Note>
          ) : (
            <p className="text-ink-2">
              {factor.data.recoveryCodesLeft} recovery codes are left for a day without your phone.
            </p>
          )}
          <Button busy={renew.busy && 'Making codes...'} onClick={() => void renew.run({})}>
            Get new recovery codes
          </Button>
        </div>
      )}
      <Suspense>
        {open?.dialog === 'setup' && <SetUpTwoFactor {...open} onCodes={setCodes} onClose={close} />}
        {open?.dialog === 'off' && <TurnOffTwoFactor onClose={close} />}
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      </Suspense>
    </SectionCard>
  );
}
