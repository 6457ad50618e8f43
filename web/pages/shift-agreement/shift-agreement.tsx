import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Agreement } from '#contract/shift-agreements/shift-agreements.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { AgreementSheet } from '#web/features/shift-agreements/agreement-sheet.tsx';
import { useAgreement } from '#web/features/shift-agreements/shift-agreements.api.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { query } from '#web/lib/api/query.ts';
import { shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Shift agreement',
    description: 'What the two sides of a shift agreed on.',
    path: href('shift-agreement', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ShiftAgreementPage() {
  const { id = '' } = useParams();
  return (
    <SignedIn>
      {() => (
        <div className="wrap grid column-reading gap-5 pt-5 pb-16 lg:pt-8 print:p-0">
          <WayBack to={href('shift', { id })}>Shift</WayBack>
          <OneAgreement key={id} shiftId={id} />
        </div>
      )}
    </SignedIn>
  );
}

/** The latest agreement, or an earlier one that the address names. */
function OneAgreement({ shiftId }: { shiftId: string }) {
  const [search] = useSearchParams();
  const earlier = search.get('agreement');
  const latest = useAgreement(shiftId);
  const one = useQuery({
    ...query('GET /api/shift-agreements/:id', { params: { id: earlier ?? '' } }),
    enabled: earlier !== null,
  });
  const agreement = earlier === null ? latest : one;
  if (agreement.isPending) return <TicketSkeletons count={1} label="Loading the agreement..." />;
  if (!agreement.data)
    return (
      <NotFoundOrFailed
        query={agreement}
        what="agreement"
        absent="Only the business and the groomer who are booked with each other can read it."
        back={{ to: href('shift', { id: shiftId }), words: 'Go to the shift' }}
      />
    );
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2 print:hidden">
        <Button asChild variant="primary">
          <a href={`/api/shift-agreements/${agreement.data.id}/pdf`} download>
            <Icon name="download" size="s" />
            Download PDF
          </a>
        </Button>
      </div>
      <AgreementSheet agreement={agreement.data} />
      <Others agreement={agreement.data} />
    </>
  );
}

function Others({ agreement: { others, shiftId, terms } }: { agreement: Agreement }) {
  if (others.length === 0) return null;
  return (
    <nav aria-label="Other agreements of this shift" className="grid gap-1 print:hidden">
      {others.map(({ id, number, createdAt }) => (
        <Link key={id} to={href('shift-agreement', { id: shiftId, agreement: id })} className="underline">
          Agreement {number}, {shortDate(createdAt, terms.timeZone)}
        </Link>
      ))}
    </nav>
  );
}
