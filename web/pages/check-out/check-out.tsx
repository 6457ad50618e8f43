import { verb } from '#contract/text/verbs.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useNavigation, useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { isBooked, isStopped } from '#contract/visits/visit-status.ts';
import { href } from '#contract/pages.ts';
import { CheckOutForm } from '#web/features/bills/check-out-form.tsx';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { visitStart } from '#web/features/visits/visit-words.ts';
import { CheckInButton } from '#web/domain/visits/check-in-button.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { useVisit } from '#web/features/visits/visits.api.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { WayBack } from '#web/domain/site/way-back.tsx';
import type { Reply } from '#web/lib/api/call.ts';
import { query } from '#web/lib/api/query.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Check out',
    description: 'The bill of a visit and how it is paid.',
    path: href('check-out', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function CheckOutPage() {
  const { id = '' } = useParams();
  return (
    <SignedIn>
      {() => (
        <div className="wrap grid grid-cols-1 column-record gap-5 pt-5 lg:pt-8 lg:pb-16">
          <WayBack to={href('visit', { id })}>Visit</WayBack>
          <CheckOut key={id} id={id} />
        </div>
      )}
    </SignedIn>
  );
}

/** Cents that the client has paid for this visit in advance. */
const paidInAdvance = (account: Reply<'GET /api/clients/:id/account'> | undefined, visitId: string): number =>
  (account?.advances ?? [])
    .filter((advance) => advance.visitId === visitId)
    .reduce((sum, { amount }) => sum + amount, 0);

function CheckOut({ id }: { id: string }) {
  const now = useNow();
  const navigate = useNavigate();
  // From the press until the visit's page is there the form stays as it was, whatever is read meanwhile.
  const [isSent, setSent] = useState(false);
  const isLeaving = useNavigation().state === 'loading' || isSent;
  const visit = useVisit(id);
  const settings = useQuery(query('GET /api/billing-settings'));
  const changes = useQuery(query('GET /api/visits/:id/price-changes', { params: { id } }));
  const clientId = visit.data?.client?.id;
  const account = useQuery({
    ...query('GET /api/clients/:id/account', { params: { id: clientId ?? '' } }),
    enabled: clientId !== undefined,
  });
  const read = { visit: visit.data, account: account.data, changes: changes.data };
  const [open, setOpen] = useState<typeof read>();
  const isOpen = read.visit?.actions.includes('check_out') === true;
  const isReadAnew =
    open?.visit !== read.visit || open?.account !== read.account || open?.changes !== read.changes;
  if (isOpen && !isLeaving && isReadAnew) setOpen(read);
  const shown = isLeaving && open ? open : read;
  const isClosed = isLeaving && shown.visit?.actions.includes('check_out') === false;
  if (
    isClosed ||
    visit.isPending ||
    settings.isPending ||
    changes.isPending ||
    (clientId && account.isPending)
  )
    return <TicketSkeletons count={1} label="Loading the visit..." />;
  if (!shown.visit)
    return (
      <NotFoundOrFailed
        query={visit}
        what="visit"
        absent="Only its provider can check it out."
        back={{ to: '/', words: 'Go to the home page' }}
      />
    );
  if (!settings.data) return <FailedQuery query={settings} title="Your settings did not load" />;
  if (!shown.changes) return <FailedQuery query={changes} title="The price did not load" />;
  // The price of stopped work is that of what was done, whatever was agreed for the whole.
  const agreed = isStopped(shown.visit.status)
    ? []
    : shown.changes.filter(({ state, disputedAt }) => state === 'approved' && !disputedAt);
  const names = petNames(shown.visit.pets);
  const mayCheckIn = shown.visit.actions.includes('check_in');
  const begins = Date.parse(shown.visit.startsAt) > now.getTime() ? 'begins' : 'was to begin';
  if (!shown.visit.actions.includes('check_out'))
    return (
      <EmptyState
        title={
          isBooked(shown.visit.status)
            ? `${names} ${verb('is', shown.visit.pets)} not checked in yet`
            : `${names} cannot be checked out now`
        }
        action={
          <>
            {mayCheckIn && (
              <CheckInButton visit={shown.visit} onAsk={() => void navigate(href('visit', { id }))} />
            )}
            <Button asChild variant={mayCheckIn ? 'line' : 'primary'} wide={mayCheckIn}>
              <Link to={href('visit', { id })}>See the visit</Link>
            </Button>
          </>
        }
      >
        {isBooked(shown.visit.status)
          ? `The visit ${begins} ${visitStart(shown.visit)}. Check the pets in first. Once they are done, you check them out here.`
          : 'A visit is checked out once. A receipt that was written is with the visit.'}
      </EmptyState>
    );
  return (
    <>
      <div className="grid gap-1">
        <h1 className="wrap-anywhere">Check out {names}</h1>
        <p className="text-ink-2 wrap-anywhere">
          {clientName(shown.visit)}, {visitStart(shown.visit)}
        </p>
      </div>
      <CheckOutForm
        visit={shown.visit}
        settings={settings.data}
        agreedPrice={agreed.reduce<number | null>(
          (most, { newTotal }) => Math.max(most ?? 0, newTotal),
          shown.visit.price,
        )}
        advance={paidInAdvance(shown.account, id)}
        usualMethod={shown.account?.lastMethod ?? null}
        agreedLines={agreed.toReversed().flatMap(({ lines }) => lines)}
        onSent={setSent}
      />
    </>
  );
}
