import { WishTimes } from '#web/domain/waiting/wish-times.tsx';
import type { WishTimes as Times } from '#web/domain/waiting/wish-words.ts';
import { anyTime } from '#web/domain/waiting/wish-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

type EarlierWishProps = {
  /** Undefined while the client does not wait. */
  wish: Times | undefined;
  /** Whether a time is chosen; without one the client is noted instead of booked. */
  hasTime: boolean;
  onChange: (wish: Times | undefined) => void;
};

/** That the client comes earlier if something opens, with or without a visit. */
export function EarlierWish({ wish, hasTime, onChange }: EarlierWishProps) {
  return (
    <section aria-label="If something opens" className="grid gap-4">
      <Checkbox
        checked={wish !== undefined}
        onChange={({ target }) => onChange(target.checked ? anyTime : undefined)}
      >
        Wants an earlier time
      </Checkbox>
      {wish && (
        <>
          <WishTimes times={wish} onChange={onChange} />
          {!hasTime && <p className="text-ink-2">Without a booked time, they go on your waiting list.</p>}
        </>
      )}
    </section>
  );
}
