import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RatedTip } from '#contract/care-tips/care-tips.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { pages, query } from '#web/lib/api/query.ts';
import { sourceWords } from '#web/domain/care-tips/source-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { TipText } from './tip-text.tsx';
import { ratingWords } from './tip-words.ts';

type RatedTipDialogProps = { tip: RatedTip; onClose: () => void };

/** A tip with everything that its readers wrote about it. */
export default function RatedTipDialog({ tip, onClose }: RatedTipDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={tip.title}
      description={ratingWords(tip)}
      className="content-start"
    >
      <WholeTip id={tip.id} />
      <h3 className="mt-5">Feedback</h3>
      <Feedback id={tip.id} />
    </Dialog>
  );
}

function WholeTip({ id }: { id: string }) {
  const tip = useQuery(query('GET /api/pet-care-tips/:id', { params: { id } }));
  if (tip.isPending) return <LoadingLines className="h-5" />;
  if (!tip.data) return <FailedQuery query={tip} title="The tip did not load" />;
  const { redFlag } = tip.data;
  return (
    <div className="grid gap-2">
      <TipText tip={tip.data} />
      {redFlag && <p>{redFlag}</p>}
      <p className="text-s text-ink-2">Source: {sourceWords(tip.data)}</p>
    </div>
  );
}

function Feedback({ id }: { id: string }) {
  const feedback = useInfiniteQuery({
    ...pages('GET /api/admin/care-tips/:id/feedback', { params: { id } }),
    staleTime: 0,
  });
  return (
    <QueryList
      query={feedback}
      failed="The feedback did not load"
      empty={<p className="text-ink-2">No reader has written about it yet.</p>}
    >
      {(all) => (
        <ul aria-label="Feedback">
          {all.map(({ id: by, rating, feedback: words, ratedAt }) => (
            <li key={by} className="grid gap-1 border-t border-line py-2.5 first:border-t-0">
              <p className="whitespace-pre-line wrap-anywhere">{words}</p>
              <p className="text-s text-ink-2 tabular-nums">
                {rating} of 5, {monthDayYear(ratedAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}
