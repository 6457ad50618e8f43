import type { ProviderDay } from '#contract/day/day.ts';
import { addDays } from '#reference/calendar-days.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';

/** Reminds all clients of today or tomorrow who have not confirmed; one alone is asked by a text from their card. */
export function AskToConfirm({ day: { on, today, totals } }: { day: ProviderDay }) {
  const ask = useAction('POST /api/day/ask-to-confirm', {
    done: ({ asked }) => ({
      title: `${counted(asked, 'client')} asked to confirm`,
      description: 'By email. A text to who has none waits for you under Tell them.',
    }),
    failed: 'They were not asked',
  });
  if (totals.toAsk < 2 || on > addDays(today, 1)) return null;
  return (
    <Button variant="quiet" busy={ask.busy && 'Asking...'} onClick={() => void ask.run({ body: { on } })}>
      Ask all to confirm
    </Button>
  );
}
