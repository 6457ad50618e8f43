import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { AddToCalendar } from '#web/domain/calendar/add-to-calendar.tsx';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { useSession } from '#web/features/identity/identity.api.ts';
import { MembershipGate } from '#web/features/identity/membership-gate.tsx';
import { DayPay } from '#web/features/shifts/pay/day-pay.tsx';
import { GroomerPay } from '#web/features/shifts/pay/groomer-pay.tsx';
import { ShiftSheet } from '#web/features/shifts/browse/shift-sheet.tsx';
import { ShiftConditions } from '#web/features/shifts/shift-facts.tsx';
import { ShiftHistory } from '#web/features/shifts/shift-history.tsx';
import { useShift } from '#web/features/shifts/shifts.api.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { ReportButton } from '#web/domain/reports/report-button.tsx';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';
import { GroomerActions } from './groomer-actions.tsx';
import { OwnerActions, OwnerPay } from './owner-actions.tsx';
import { LatestReviews, ShiftBusiness } from './shift-business.tsx';

/** Sections of the page as it comes: they are there before it starts, so that nothing moves. */
const inFirstView = () => true;
const ShiftDuesSection = lazyPart(
  () => import('#web/features/shift-dues/shift-dues-section.tsx'),
  inFirstView,
);
const ShiftDaySection = lazyPart(() => import('#web/features/shift-days/shift-day-section.tsx'), inFirstView);
const AgreementSection = lazyPart(
  () => import('#web/features/shift-agreements/agreement-section.tsx'),
  inFirstView,
);
const TermChangesSection = lazyPart(
  () => import('#web/features/shifts/terms/term-changes-section.tsx'),
  inFirstView,
);
const ShiftAnimals = lazyPart(() => import('#web/features/shifts/work/shift-animals.tsx'), inFirstView);
const ShiftCheckOuts = lazyPart(() => import('#web/features/shifts/pay/shift-check-outs.tsx'), inFirstView);
const Inviting = lazyPart(() => import('./inviting.tsx'), inFirstView);

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Shift',
    description: 'One shift and what happened to it.',
    path: href('shift', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ShiftPage() {
  const { id = '' } = useParams();
  return (
    <MembershipGate own>
      <div className="wrap grid grid-cols-1 column-record gap-6 pt-5 pb-16 lg:pt-8">
        <OneShift key={id} id={id} />
      </div>
    </MembershipGate>
  );
}

function OneShift({ id }: { id: string }) {
  const shift = useShift(id);
  const viewer = useSession().data;
  if (shift.isPending)
    return (
      <>
        <WayBack />
        <TicketSkeletons count={1} label="Loading the shift..." />
      </>
    );
  if (!shift.data)
    return (
      <NotFoundOrFailed
        query={shift}
        what="shift"
        absent="It may be over, or someone else was accepted."
        back={{ to: href('marketplace'), words: 'Go to the marketplace' }}
      />
    );
  return <Shift shift={shift.data} own={shift.data.ownerId === viewer?.id} />;
}

function Shift({ shift, own }: { shift: ShiftDetail; own: boolean }) {
  return (
    <>
      {own ? (
        <WayBack to={href('owner-dashboard')}>Shifts</WayBack>
      ) : shift.application ? (
        <WayBack to={href('groomer-dashboard', { tab: 'applications' })}>Applications</WayBack>
      ) : (
        <WayBack to={href('marketplace')}>Marketplace</WayBack>
      )}
      <h1 className="wrap-anywhere">{shift.title}</h1>
      <ShiftSheet
        shift={own ? { ...shift, distanceMiles: null } : shift}
        pay={own ? <OwnerPay shift={shift} /> : <GroomerPay shift={shift} />}
        actions={
          <>
            {own ? <OwnerActions shift={shift} /> : <GroomerActions shift={shift} />}
            {shift.status === 'filled' && (own || shift.application?.status === 'accepted') && (
              <AddToCalendar path={`/api/shifts/${shift.id}/calendar-file`} />
            )}
          </>
        }
      />
      {shift.history.length > 0 && shift.cancelTerms !== 'relaxed' && (
        <Suspense>
          <ShiftDuesSection shiftId={shift.id} />
        </Suspense>
      )}
      {isSide(shift, own) && (
        <Suspense>
          <ShiftDaySection shift={shift} own={own} />
          <TermChangesSection shift={shift} own={own} />
          {!own && shift.application?.status !== 'no_show' && <ShiftAnimals shiftId={shift.id} />}
          {shift.groomer && ['in_progress', 'completed'].includes(shift.status) && (
            <ShiftCheckOuts shift={shift} own={own} />
          )}
          <AgreementSection shiftId={shift.id} />
        </Suspense>
      )}
      {own ? (
        <>
          {shift.groomer && <AboutGroomer groomer={shift.groomer} />}
          <Suspense>
            <Inviting shift={shift} />
          </Suspense>
          <Terms shift={shift} />
          <Happened shift={shift} />
        </>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          <div className="grid grid-cols-1 gap-6 empty:hidden">
            {!isOver(shift) && <DayPay shift={shift} />}
            <Terms shift={shift} />
            <Happened shift={shift} />
          </div>
          <ShiftBusiness shift={shift} />
          <div className="grid gap-4 md:col-start-1">
            <LatestReviews ownerId={shift.ownerId} />
            <ReportButton
              reported={{ kind: 'listing', id: shift.id, name: shift.business.businessName }}
              ownerId={shift.ownerId}
              label="Report this shift"
              words="Report this shift"
            />
          </div>
        </div>
      )}
    </>
  );
}

/** Whether the viewer is one of the two sides of a filled shift. */
const isSide = (shift: ShiftDetail, own: boolean) =>
  own
    ? shift.groomer !== null
    : ['accepted', 'completed', 'no_show'].includes(shift.application?.status ?? '');

/** Whether the shift is over, so that its expected pay is not shown. */
const isOver = ({ status }: ShiftDetail) => !['posted', 'filled', 'in_progress'].includes(status);

function AboutGroomer({ groomer }: { groomer: NonNullable<ShiftDetail['groomer']> }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="flex items-center gap-3">
      <PersonAvatar name={groomer.name} src={groomer.profileImageUrl} as="groomer" />
      <Button className="max-w-full wrap-anywhere" onClick={() => setShown(true)}>
        About {groomer.name}
      </Button>
      <LazyPersonDialog id={shown ? groomer.id : null} as="groomer" onClose={() => setShown(false)} />
    </div>
  );
}

/** Below the ticket, so that pay and action of a phone's first screen are not pushed off it. */
const Terms = ({ shift }: { shift: ShiftDetail }) => (
  <section aria-labelledby="terms" className="card grid grid-cols-1 gap-3">
    <h2 id="terms">Terms</h2>
    <ShiftConditions shift={shift} />
  </section>
);

/** The shift's history, for viewers who may see it. */
function Happened({ shift }: { shift: ShiftDetail }) {
  if (shift.history.length === 0) return null;
  return (
    <section aria-labelledby="shift-history" className="grid gap-4">
      <h2 id="shift-history">What happened</h2>
      <ShiftHistory shift={shift} />
    </section>
  );
}
