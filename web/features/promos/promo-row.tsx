import { useState } from 'react';
import type { PromoCode } from '#contract/memberships/promos.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { PromoForm } from './promo-form.tsx';
import { PromoUsesDialog } from './promo-uses-dialog.tsx';
import { discountWords, periodWords, planWords, stateWords, usesWords } from './promo-words.ts';

/** One code with its discount, plans, uses and actions. */
export function PromoRow({ promo }: { promo: PromoCode }) {
  const [open, setOpen] = useState<'edit' | 'uses'>();
  const change = useAction('PATCH /api/admin/promo-codes/:id', {
    done: ({ code, active }) => ({
      title: active ? `${code} can be used again` : `${code} is switched off`,
      ...(active ? {} : { action: { label: 'Undo', onSelect: () => turn(true) } }),
    }),
    failed: 'That did not work',
    otherwise: 'The code was not changed. Please try again.',
  });
  const turn = (active: boolean) => void change.run({ params: { id: promo.id }, body: { active } });
  const { words, tone } = stateWords[promo.state];
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
        <p className="text-s text-ink-2 tabular-nums">{exactPrice(promo.revenueGivenUp)} discounted</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Uses of ${promo.code}`} onClick={() => setOpen('uses')}>
          Uses
        </Button>
        <Button aria-label={`Edit ${promo.code}`} onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button
          aria-label={`${promo.active ? 'Turn off' : 'Turn on'} ${promo.code}`}
          busy={change.busy}
          className="min-w-30"
          onClick={() => turn(!promo.active)}
        >
          {promo.active ? 'Turn off' : 'Turn on'}
        </Button>
      </div>
      {open === 'edit' && <PromoForm promo={promo} onClose={() => setOpen(undefined)} />}
      {open === 'uses' && <PromoUsesDialog promo={promo} onClose={() => setOpen(undefined)} />}
    </li>
  );
}
