import type { ProviderDay } from '#contract/day/day.ts';
import { addDays } from '#reference/calendar-days.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

/** Whether several clients of today or tomorrow have not confirmed; one alone is asked by a text from their card. */
export const asksToConfirm = ({ on, today, totals }: ProviderDay): boolean =>
  totals.toAsk > 1 && on <= addDays(today, 1);

/** '1 asked already, 2 without email or texts': why fewer are asked than have not confirmed. */
export function whyNotAsked({ unconfirmed, toAsk, askedLately, unreached }: ProviderDay['totals']): string {
  const again = unconfirmed - toAsk - askedLately - unreached;
  return [
    askedLately > 0 && `${askedLately} asked already`,
    unreached > 0 && `${unreached} without email or texts`,
    again > 0 && `${again} of the same ${again === 1 ? 'client' : 'clients'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Reminds all clients of the day who have not confirmed. */
export function AskToConfirm({ day: { on, totals } }: { day: ProviderDay }) {
  const ask = useAction('POST /api/day/ask-to-confirm', {
    done: ({ asked, toText }) => ({
      title: [asked > toText && `${asked - toText} asked by email`, toText > 0 && `${toText} to text`]
        .filter(Boolean)
        .join(', '),
      ...(toText > 0
        ? {
            description: `Their ${toText === 1 ? 'text waits' : 'texts wait'} for you under Tell them.`,
            action: {
              label: 'Show',
              onSelect: () => document.getElementById('texts-to-tell')?.scrollIntoView({ block: 'center' }),
            },
          }
        : {}),
    }),
    failed: 'They were not asked',
  });
  return (
    <Button
      className="max-sm:px-3"
      busy={ask.busy && 'Asking...'}
      onClick={() => void ask.run({ body: { on } })}
    >
      Ask {totals.toAsk} to confirm
    </Button>
  );
}
