import { useState } from 'react';
import { detailOf } from '#web/lib/call.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PromoDialog } from './promo-form.tsx';
import { PromoUsesDialog } from './promo-uses-dialog.tsx';
import { discountWords, periodWords, planWords, stateWords, usesWords } from './promo-words.ts';
import { useChangePromo } from './promos.api.ts';
import type { PromoCode } from './promos.api.ts';

/** One code: what it gives, to whom, how often it was used, and what can be done with it. */
export function PromoRow({ promo }: { promo: PromoCode }) {
  const [open, setOpen] = useState<'edit' | 'uses'>();
  const change = useChangePromo();
  const { words, tone } = stateWords[promo.state];
  const turn = (active: boolean) =>
    change.mutate(
      { id: promo.id, body: { active } },
      {
        onSuccess: () =>
          toast({
            title: active ? `${promo.code} can be used again` : `${promo.code} is switched off`,
            ...(active ? {} : { action: { label: 'Undo', onSelect: () => turn(true) } }),
          }),
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'That did not work',
            description: detailOf(error, 'The code was not changed. Please try again.'),
          }),
      },
    );
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-4 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_9rem_auto] lg:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-head text-h4 font-bold break-all">{promo.code}</span>
          <Badge tone={tone}>{words}</Badge>
        </p>
        {promo.note && <p className="text-s text-ink-2">{promo.note}</p>}
      </div>
      <div className="min-w-0">
        <p>
          <b className="tabular-nums">{discountWords(promo)}</b> · {planWords(promo.plans)}
        </p>
        <p className="text-s text-ink-2">{periodWords(promo)}</p>
      </div>
      <div>
        <p className="font-strong tabular-nums">{usesWords(promo)}</p>
        <p className="text-s text-ink-2 tabular-nums">{exactPrice(promo.revenueGivenUp)} given up</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Uses of ${promo.code}`} onClick={() => setOpen('uses')}>
          Uses
        </Button>
        <Button aria-label={`Edit ${promo.code}`} onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button
          aria-label={`${promo.active ? 'Switch off' : 'Switch on'} ${promo.code}`}
          busy={change.isPending}
          className="min-w-30"
          onClick={() => turn(!promo.active)}
        >
          {promo.active ? 'Switch off' : 'Switch on'}
        </Button>
      </div>
      <PromoDialog
        promo={promo}
        open={open === 'edit'}
        onOpenChange={(stays) => !stays && setOpen(undefined)}
      />
      <PromoUsesDialog
        promo={promo}
        open={open === 'uses'}
        onOpenChange={(stays) => !stays && setOpen(undefined)}
      />
    </li>
  );
}
