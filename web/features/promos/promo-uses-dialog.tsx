import { plans } from '#contract/plan-facts.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedQuery } from '#web/ui/failed-query.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { usePromoUses } from './promos.api.ts';
import type { PromoCode } from './promos.api.ts';

type PromoUsesDialogProps = { promo: PromoCode; open: boolean; onOpenChange: (open: boolean) => void };

/** Who used a code, when, and what it took off. */
export function PromoUsesDialog({ promo, open, onOpenChange }: PromoUsesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Uses of ${promo.code}`}
      description={`${exactPrice(promo.revenueGivenUp)} given up in all`}
    >
      <Uses id={promo.id} />
    </Dialog>
  );
}

function Uses({ id }: { id: string }) {
  const uses = usePromoUses(id);
  if (uses.isPending) return <Spinner />;
  if (uses.isLoadingError) return <FailedQuery query={uses} title="The uses did not load" />;
  const all = uses.data.pages.flatMap(({ body }) => body);
  if (all.length === 0)
    return <EmptyState title="Nobody has used it yet">Uses show up here once someone has paid.</EmptyState>;
  return (
    <>
      <ul>
        {all.map((use) => (
          <li
            key={use.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5 first:border-t-0"
          >
            <p className="font-strong">{use.name}</p>
            <p className="text-right font-strong tabular-nums">−{exactPrice(use.amountOff)}</p>
            <p className="truncate text-s text-ink-2">{use.email}</p>
            <p className="text-right text-s text-ink-2">
              {plans[use.plan].name}, {monthDayYear(use.usedAt)}
            </p>
          </li>
        ))}
      </ul>
      {uses.hasNextPage && (
        <Button wide busy={uses.isFetchingNextPage && 'Loading...'} onClick={() => void uses.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
