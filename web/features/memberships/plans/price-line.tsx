import { exactPrice } from '#web/lib/money.ts';
import { Figure } from '#web/ui/data/figure.tsx';

/** Price in large digits with its period: '$6.99 per month'. `amount` is in cents. */
export function PriceLine({ amount, per }: { amount: number; per: string }) {
  return (
    <p>
      <Figure className="text-[3.5rem]">{exactPrice(amount)}</Figure>{' '}
      <span className="ml-1 text-l whitespace-nowrap text-ink-2">{per}</span>
    </p>
  );
}
