import { Suspense, useState } from 'react';
import { maxReason } from '#contract/text/limits.ts';
import type { RatedTip } from '#contract/care-tips/care-tips.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { categoryNames, ratingWords } from './tip-words.ts';

const RatedTipDialog = lazyPart(() => import('./rated-tip-dialog.tsx'));

/** One tip with its ratings, and buttons that open and hide it. */
export function RatedTipRow({ tip }: { tip: RatedTip }) {
  const { id, title, category, hidden } = tip;
  const [open, setOpen] = useState<'tip' | 'reason'>();
  const hide = useAction('PATCH /api/admin/care-tips/:id', {
    done: (reply) => ({ title: reply.hidden ? 'The tip is hidden' : 'The tip is shown again' }),
    failed: 'The tip was not changed',
  });
  const close = () => setOpen(undefined);
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-base wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="line">{categoryNames[category]}</Badge>
          {hidden && <Badge tone="warn">Hidden</Badge>}
          <span className="tabular-nums">{ratingWords(tip)}</span>
        </p>
        {hidden && (
          <p className="text-s wrap-anywhere text-ink-2">
            Since {monthDayYear(hidden.at)}: {hidden.reason}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Read ${title}`} onClick={() => setOpen('tip')}>
          Read
        </Button>
        <Button
          aria-label={`${hidden ? 'Show again' : 'Hide'} ${title}`}
          className="min-w-30"
          onClick={() => setOpen('reason')}
        >
          {hidden ? 'Show again' : 'Hide'}
        </Button>
      </div>
      <Suspense>{open === 'tip' && <RatedTipDialog tip={tip} onClose={close} />}</Suspense>
      {open === 'reason' && (
        <ReasonDialog
          title={hidden ? 'Show this tip again?' : 'Hide this tip?'}
          description={
            hidden
              ? `“${title}” can then be generated and sent again.`
              : `“${title}” is then neither generated nor sent. Pet parents who saved it can still read it, with a note.`
          }
          label="Reason"
          maxLength={maxReason}
          hint="It is kept in the audit log."
          confirm={hidden ? 'Show again' : 'Hide tip'}
          busy="Saving..."
          onConfirm={(reason) => hide.run({ params: { id }, body: { hidden: !hidden, reason } })}
          onClose={close}
        />
      )}
    </li>
  );
}
