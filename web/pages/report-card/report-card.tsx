import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { cardEditHours } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { isCompleted } from '#contract/visits/visit-status.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { cardsOfVisit } from '#web/features/visits/report-cards/cards-of-visit.ts';
import { mayAddCard } from '#web/features/visits/report-cards/may-add-card.ts';
import { PrintedReportCard } from '#web/features/visits/report-cards/printed-report-card.tsx';
import { reportCardsAsText } from '#web/features/visits/report-cards/report-card-text.ts';
import { sideOf } from '#web/features/visits/visit-words.ts';
import { useVisit } from '#web/features/visits/visits.api.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { shareText } from '#web/lib/share-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Report card',
    description: 'What was done at one visit, on one page to print.',
    path: href('report-card', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ReportCardPage() {
  const { id = '' } = useParams();
  return (
    <SignedIn>
      {(session) => (
        <div className="wrap grid gap-5 pt-5 pb-16 lg:pt-8 print:p-0">
          <WayBack to={href('visit', { id })}>Visit</WayBack>
          <Sheet key={id} id={id} viewerId={session.user.id} />
        </div>
      )}
    </SignedIn>
  );
}

const CompleteVisit = lazyPart(() => import('#web/features/visits/report-cards/complete-visit.tsx'));
const ShareCard = lazyPart(() => import('#web/features/card-links/share-card.tsx'));

function Sheet({ id, viewerId }: { id: string; viewerId: string }) {
  const [shares, setShares] = useState(false);
  const [writes, setWrites] = useState(false);
  const visit = useVisit(id);
  if (visit.isPending)
    return (
      <>
        <output className="sr-only">Loading the report card...</output>
        <Skeleton className="mx-auto h-[60vh] w-full max-w-200 rounded-m" />
      </>
    );
  if (!visit.data)
    return (
      <NotFoundOrFailed
        query={visit}
        what="report card"
        absent="Only the two people it belongs to can see it."
        back={{ to: '/', words: 'Go to the home page' }}
      />
    );
  const { reportCard: card } = visit.data;
  if (!card)
    return (
      <>
        <NoCardYet
          visit={visit.data}
          mayWrite={mayAddCard(visit.data, sideOf(visit.data, viewerId))}
          onWrite={() => setWrites(true)}
        />
        <Suspense>{writes && <CompleteVisit visit={visit.data} onClose={() => setWrites(false)} />}</Suspense>
      </>
    );
  return (
    <>
      <div className="mx-auto flex w-full max-w-200 flex-wrap justify-end gap-2 print:hidden">
        <Button onClick={() => window.print()}>
          <Icon name="print" size="s" />
          Print
        </Button>
        {visit.data.owner?.id === viewerId ? (
          <Button variant="primary" onClick={() => setShares(true)}>
            <Icon name="share" size="s" />
            Share
          </Button>
        ) : (
          <Button
            variant="primary"
            onClick={() => void shareText({ what: 'Report card', ...reportCardsAsText(visit.data) })}
          >
            <Icon name="share" size="s" />
            Share as text
          </Button>
        )}
      </div>
      {cardsOfVisit(visit.data).map((each) => (
        <PrintedReportCard key={each.card.petId} {...each} />
      ))}
      <Suspense>
        {shares && (
          <ShareCard visitId={id} names={petNames(visit.data.pets)} onClose={() => setShares(false)} />
        )}
      </Suspense>
    </>
  );
}

type NoCardYetProps = { visit: Visit; mayWrite: boolean; onWrite: () => void };

function NoCardYet({ visit, mayWrite, onWrite }: NoCardYetProps) {
  const isDone = isCompleted(visit.status);
  return (
    <EmptyState
      title={isDone && !mayWrite ? 'No report card' : 'No report card yet'}
      action={
        mayWrite && (
          <Button variant="primary" onClick={onWrite}>
            Write report card
          </Button>
        )
      }
    >
      {mayWrite
        ? `You can write it for ${cardEditHours} hours after the visit. ${clientName(visit)} can read it then.`
        : isDone
          ? 'The visit ended without one.'
          : 'It is written when the visit is completed.'}
    </EmptyState>
  );
}
