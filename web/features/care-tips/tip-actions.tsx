import { Suspense, useState } from 'react';
import type { CareTip } from '#contract/care-tips/care-tips.ts';
import { shareText } from '#web/lib/share-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { tipAsText } from './tip-words.ts';

/** Shares a tip as text. */
const shareTip = (tip: CareTip): Promise<void> =>
  shareText({ what: 'Tip', title: tip.title, text: tipAsText(tip) });

const GiveFeedback = lazyPart(() => import('./give-feedback.tsx'));

type TipActionsProps = {
  tip: CareTip;
  isSaved: boolean;
  onPrint: () => void;
};

const helpful = 5;

/** What a reader can do with a tip: say that it helped, save, print and share it. */
export function TipActions({ tip, isSaved, onPrint }: TipActionsProps) {
  const [rated, setRated] = useState(tip);
  const [writes, setWrites] = useState(false);
  const rate = useAction('POST /api/pet-care-tips/rate', {
    done: { title: 'Thank you for your feedback!' },
    failed: 'Your rating was not sent',
    accepted: setRated,
  });
  const save = useAction('POST /api/pet-care-tips/save', {
    done: ({ savedAt }) => ({ title: savedAt ? 'Tip saved!' : 'Tip removed from your saved tips' }),
    failed: isSaved ? 'The tip was not removed' : 'The tip was not saved',
  });
  const isHelpful = rated.rating === helpful;
  // A helpful tip keeps what was written about it.
  const rateHelpful = () =>
    void rate.run({ body: { tipId: tip.id, rating: helpful, feedback: rated.feedback } });
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button aria-pressed={isHelpful} busy={rate.busy && 'Sending...'} onClick={rateHelpful}>
        <Icon name={isHelpful ? 'check' : 'heart'} size="s" />
        Helpful
      </Button>
      <Button
        aria-pressed={isSaved}
        busy={save.busy && (isSaved ? 'Removing...' : 'Saving...')}
        onClick={() => void save.run({ body: { tipId: tip.id, saved: !isSaved } })}
      >
        <Icon name={isSaved ? 'check' : 'bookmark'} size="s" />
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      <Button variant="quiet" onClick={() => setWrites(true)}>
        Give feedback
      </Button>
      <span className="ml-auto flex">
        <TooltipButton icon="print" label={`Print ${tip.title}`} onClick={onPrint} />
        <TooltipButton icon="share" label={`Share ${tip.title}`} onClick={() => void shareTip(tip)} />
      </span>
      <Suspense>
        {writes && <GiveFeedback tip={rated} onRated={setRated} onClose={() => setWrites(false)} />}
      </Suspense>
    </div>
  );
}
