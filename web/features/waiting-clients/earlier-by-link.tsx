import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WishTimes } from '#web/domain/waiting/wish-times.tsx';
import type { WishTimes as Times } from '#web/domain/waiting/wish-words.ts';
import { hoursProblem, wishBody, wishWords } from '#web/domain/waiting/wish-words.ts';
import { query } from '#web/lib/api/query.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

/** The client of a link says that an earlier time would suit them. */
export function EarlierByLink({ secret }: { secret: string }) {
  const asked = query('GET /api/client-links/:secret/earlier', { params: { secret } });
  const { data } = useQuery({ ...asked, retry: false });
  const say = useAction('PUT /api/client-links/:secret/earlier', {
    failed: 'This was not recorded',
    fills: asked.queryKey,
  });
  if (!data?.canWait) return null;
  return (
    <div className="grid gap-3">
      <Checkbox
        checked={data.waits}
        disabled={say.busy}
        onChange={({ target }) => void say.run({ params: { secret }, body: { waits: target.checked } })}
      >
        I would like an earlier time if one opens. Tell me then.
      </Checkbox>
      {data.waits && (
        <TimesOfWish
          key={JSON.stringify([data.weekdays, data.hours])}
          earlier={data}
          busy={say.busy}
          onSaid={(times) => void say.run({ params: { secret }, body: { waits: true, ...times } })}
        />
      )}
    </div>
  );
}

type TimesOfWishProps = {
  earlier: Reply<'GET /api/client-links/:secret/earlier'>;
  busy: boolean;
  onSaid: (times: ReturnType<typeof wishBody>) => void;
};

/** When they could come: any time, or some days and hours. */
function TimesOfWish({ earlier: { weekdays, hours }, busy, onSaid }: TimesOfWishProps) {
  const [times, setTimes] = useState<Times>();
  if (!times)
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        {wishWords(weekdays, hours) || 'Any day and time'}
        <Button
          variant="quiet"
          onClick={() => setTimes({ weekdays, from: hours?.from ?? '', to: hours?.to ?? '' })}
        >
          Change days or hours
        </Button>
      </p>
    );
  return (
    <div className="grid gap-4">
      <WishTimes times={times} onChange={setTimes} />
      <Button
        className="justify-self-start"
        busy={busy && 'Saving...'}
        disabled={hoursProblem(times) !== undefined}
        onClick={() => onSaid(wishBody(times))}
      >
        Save days and hours
      </Button>
    </div>
  );
}
