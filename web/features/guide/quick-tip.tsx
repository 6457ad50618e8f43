import { clsx } from 'clsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { act, readTip, useGuide } from './guide-store.ts';
import { aboutKeys, quickTips } from './quick-tips.ts';

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
