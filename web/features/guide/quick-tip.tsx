import { Button } from '#web/ui/button.tsx';
import { act, readTip, useGuide } from './guide-store.ts';
import { quickTips } from './quick-tips.ts';

/** A hint for this screen beside the help button, until it is put away. */
export function QuickTip({ path }: { path: string }) {
  const guide = useGuide();
  const tip = quickTips[path];
  if (!tip || guide?.tipsRead.includes(path)) return null;
  return (
    <aside
      aria-label="Quick tip"
      className="popover fixed right-20 bottom-[calc(var(--bottom-bar,0px)+1.25rem)] z-30 grid max-w-80 gap-1 py-2 pr-2 pl-4 max-sm:left-4"
    >
      <p className="pt-1">
        <b>Quick tip.</b> {tip}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" className="-ml-2" onClick={() => readTip(path)}>
          Got it
        </Button>
        <Button variant="quiet" className="text-ink-2" onClick={() => act('toggleQuickTips')}>
          Hide all tips
        </Button>
      </div>
    </aside>
  );
}
