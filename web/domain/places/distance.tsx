import { Icon } from '#web/ui/icon.tsx';
import { miles } from './miles.ts';

/** The distance to a place, with a pin; nothing if it is unknown. */
export function Distance({ of }: { of: number | null }) {
  if (of === null) return null;
  return (
    <span className="flex items-center gap-[5px] font-strong tabular-nums">
      <Icon name="pin" size="s" />
      <span className="sr-only">Distance </span>
      {miles(of)}
    </span>
  );
}
