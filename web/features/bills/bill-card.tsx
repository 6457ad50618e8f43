import { useState } from 'react';
import { useMedia } from '#web/lib/use-media.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { BillLines } from './bill-lines.tsx';
import type { CheckOutValues, Counted } from './check-out-values.ts';

type BillCardProps = {
  values: CheckOutValues;
  counted: Counted;
  set: (change: Partial<CheckOutValues>) => void;
};

/** The bill whole; on a phone in one line that unfolds, so that how it is paid stands above the button, unless an amount is missing. */
export function BillCard({ values, counted, set }: BillCardProps) {
  const isWide = useMedia('(width >= 64rem)');
  const lacksAmount = values.lines.some(({ amount }) => amount.trim() === '');
  const [isOpen, setOpen] = useState(lacksAmount);
  const content = (
    <>
      <BillLines
        lines={values.lines}
        isTaxed={Number(values.taxPercent || '0') !== 0}
        onChange={(lines) => set({ lines })}
      />
      <Sums values={values} counted={counted} set={set} />
    </>
  );
  if (isWide)
    return (
      <SectionCard id="bill" title="Bill">
        {content}
      </SectionCard>
    );
  return (
    <section id="bill" aria-label="Bill" className="card px-5! py-1!">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-12 content-center py-2 wrap-anywhere tabular-nums">
          <b>Bill:</b> {values.lines.map(({ name }) => name).join(', ')} · {exactPrice(counted.total)}
        </summary>
        <div className="grid gap-4 py-3">{content}</div>
      </details>
    </section>
  );
}

const Sums = ({ values, counted, set }: BillCardProps) => (
  <dl className="grid gap-1 border-t border-line pt-3 tabular-nums">
    {counted.discount > 0 && <Row name="Discount" cents={-counted.discount} />}
    <div className="flex items-center justify-between gap-3">
      <dt className="flex items-center gap-2">
        Sales tax
        <Input
          aria-label="Sales tax in percent"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          className="w-20 tabular-nums"
          value={values.taxPercent}
          onChange={({ target }) => set({ taxPercent: target.value })}
        />
        %
      </dt>
      <dd>{exactPrice(counted.tax)}</dd>
    </div>
  </dl>
);

const Row = ({ name, cents }: { name: string; cents: number }) => (
  <div className="flex justify-between gap-3">
    <dt>{name}</dt>
    <dd>{exactPrice(cents)}</dd>
  </div>
);
