import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import type { DailyTipSettings } from '#contract/care-tips/care-tips.ts';
import { useDailyTip, useDailyTipState, useTipSettings } from './care-tips.api.ts';
import { TipCard } from './tip-card.tsx';
import { noTipWords } from './tip-words.ts';

/** The tip of the day, and whether to get one. */
export function DailyTip() {
  const settings = useTipSettings();
  return (
    <section className="grid gap-4" aria-labelledby="daily-tip">
      <h2 id="daily-tip">Tip of the day</h2>
      {settings.data ? (
        <>
          <Settings settings={settings.data} />
          {settings.data.enabled && <Today />}
        </>
      ) : settings.error ? (
        <FailedQuery query={settings} title="Your choice about daily tips did not load" />
      ) : (
        <Skeleton className="h-16" />
      )}
    </section>
  );
}

function Settings({ settings }: { settings: DailyTipSettings }) {
  const change = useAction('POST /api/pet-care-tips/notifications', {
    done: ({ enabled, email }) => ({
      title: !enabled ? 'Daily tips are off' : email ? 'Daily tips come by email too' : 'Daily tips are on',
    }),
    failed: 'Your choice was not saved',
  });
  const shown = { ...settings, ...(change.busy ? change.sent?.body : {}) };
  const choose = (body: { enabled: boolean; email?: boolean }) => {
    if (!change.busy) void change.run({ body });
  };
  return (
    <div className="flex flex-wrap gap-x-7 print:hidden">
      <Checkbox
        checked={shown.enabled}
        aria-busy={change.busy}
        onChange={({ target }) => choose({ enabled: target.checked })}
      >
        One tip each morning
      </Checkbox>
      {shown.enabled && (
        <Checkbox
          checked={shown.email}
          aria-busy={change.busy}
          onChange={({ target }) => choose({ enabled: true, email: target.checked })}
        >
          By email too
        </Checkbox>
      )}
    </div>
  );
}

function Today() {
  const tip = useDailyTip(true);
  if (tip.isPending) return <Skeleton className="h-72 rounded-m" />;
  if (tip.data === undefined) return <FailedQuery query={tip} title="The tip of the day did not load" />;
  if (!tip.data) return <NoTipToday />;
  return (
    <div className="max-w-120">
      <TipCard key={tip.data.id} tip={tip.data} />
    </div>
  );
}

/** Why there is none today, and when the next one comes. */
function NoTipToday() {
  const state = useDailyTipState();
  if (state.isPending) return <Skeleton className="h-6" />;
  if (!state.data) return <FailedQuery query={state} title="Why there is no tip today did not load" />;
  return <p className="max-w-text">{noTipWords(state.data)}</p>;
}
