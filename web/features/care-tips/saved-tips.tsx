import { QueryList } from '#web/ui/data/query-list.tsx';
import { useSavedTips } from './care-tips.api.ts';
import { TipCards } from './tip-card.tsx';
import { TipDrawing } from './tip-drawing.tsx';

/** The tips that were saved, the latest first. */
export function SavedTips() {
  const saved = useSavedTips();
  return (
    <section className="grid gap-4" aria-labelledby="saved-tips">
      <h2 id="saved-tips">Saved tips</h2>
      <QueryList query={saved} failed="Your saved tips did not load" empty={<NoneSaved />}>
        {(tips) => <TipCards tips={tips} />}
      </QueryList>
    </section>
  );
}

function NoneSaved() {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <TipDrawing name="saved" className="w-32" />
      <p className="max-w-text">Save a tip to find it here again, also without a membership.</p>
    </div>
  );
}
