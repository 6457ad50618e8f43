import { clsx } from 'clsx';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { act, readTip, useGuide } from './guide-store.ts';

/** A short hint for each screen, by its path. */
const quickTips: Record<string, string> = {
  [href('groomer-dashboard')]: 'The large figure on a ticket is your take-home.',
  [href('owner-dashboard')]: 'Copy a shift that went well, or repeat it weekly.',
  [href('pet-owner-dashboard')]: 'Coat and weight tell a groomer most.',
  [href('marketplace')]: 'Distances start at the place in your profile.',
  [href('messages')]: 'Enter sends. Shift and Enter starts a new line.',
  [href('profile')]: 'Your place decides which work is near you.',
};

/** Tips about keyboard shortcuts, shown only with a keyboard. */
const aboutKeys: ReadonlySet<string> = new Set([href('messages')]);

/** Hint for the screen above its content, shown after the greeting until it is dismissed. */
export default function QuickTip({ path }: { path: string }) {
  const guide = useGuide();
  const tip = quickTips[path];
  if (!tip || !guide?.tour.hasCompletedTour || !guide.tour.showQuickHelp || guide.tipsRead.includes(path))
    return null;
  return (
    <aside
      aria-label="Quick tip"
      className={clsx('wrap pt-3 print:hidden', aboutKeys.has(path) && 'pointer-coarse:hidden')}
    >
      <div className="flex items-center gap-x-3 rounded-s bg-sunk py-1 pr-1 pl-3.5">
        <p className="flex min-w-0 grow gap-2.5 py-1 wrap-anywhere">
          <Icon name="bulb" className="mt-0.5" />
          {tip}
        </p>
        <div className="flex shrink-0 gap-2">
          <Button variant="quiet" onClick={() => readTip(path)}>
            Got it
          </Button>
          <Button variant="quiet" className="text-ink-2 max-sm:hidden" onClick={() => act('toggleQuickTips')}>
            Hide all tips
          </Button>
        </div>
      </div>
    </aside>
  );
}
