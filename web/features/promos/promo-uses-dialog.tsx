import { useInfiniteQuery } from '@tanstack/react-query';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PromoCode } from '#contract/memberships/promos.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { pages } from '#web/lib/api/query.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { QueryList } from '#web/ui/data/query-list.tsx';

/** Uses of a code with person, time and discount. */
export function PromoUsesDialog({ promo, onClose }: { promo: PromoCode; onClose: () => void }) {
  const { id } = promo;
  const uses = useInfiniteQuery({
    ...pages('GET /api/admin/promo-codes/:id/uses', { params: { id } }),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Uses of ${promo.code}`}
      description={`${exactPrice(promo.revenueGivenUp)} in discounts`}
    >
      <QueryList
        query={uses}
        failed="The uses did not load"
        empty={
          <EmptyState title="No one has used it yet">Uses show up here once someone has paid.</EmptyState>
        }
      >
        {(all) => (
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
        )}
      </QueryList>
    </Dialog>
  );
}
