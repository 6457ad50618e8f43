import { pricedExtras } from '#reference/prices/extra-prices.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { PricedExtra } from './extra-lines.ts';
import { useOwnBook } from './own-facts.ts';

/** The extras of one's own price list, each added with a tap; nothing where none has a price. */
export function ExtraChips({ onAdd }: { onAdd: (extra: PricedExtra) => void }) {
  const priced = pricedExtras(useOwnBook()?.extras ?? null).filter(({ code }) => code !== 'leastAtHome');
  if (priced.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="Extras of your price list">
      {priced.map((extra) => (
        <Chip key={extra.code} icon="plus" onClick={() => onAdd(extra)}>
          {extra.name}
        </Chip>
      ))}
    </div>
  );
}
