import { clsx } from 'clsx';
import type { PortfolioItem } from '#contract/profiles/portfolio.ts';
import { Badge } from '#web/ui/badge.tsx';

type PortfolioPictureProps = {
  item: PortfolioItem;
  /** The alternative text; empty inside a button that has a name. */
  alt?: string;
  className?: string;
};

/** A portfolio item as a tile: one picture, or the left half of before next to the right half of after. */
export function PortfolioPicture({ item, alt = '', className }: PortfolioPictureProps) {
  const { imageUrl, beforeUrl, fromVisit } = item;
  return (
    <span className={clsx('relative block aspect-square overflow-hidden rounded-m bg-tag', className)}>
      <img src={imageUrl} alt={alt} loading="lazy" draggable={false} className="size-full object-cover" />
      {beforeUrl && (
        <span className="absolute inset-0 border-card [clip-path:inset(0_50%_0_0)]">
          <img src={beforeUrl} alt="" loading="lazy" draggable={false} className="size-full object-cover" />
        </span>
      )}
      {beforeUrl && (
        <span className="absolute inset-y-0 left-1/2 w-[3px] -translate-x-1/2 bg-card" aria-hidden="true" />
      )}
      <span className="absolute inset-x-2 top-2 flex flex-wrap gap-1.5">
        {beforeUrl && <Badge className="bg-card!">Before and after</Badge>}{' '}
        {fromVisit && (
          <Badge tone="good" icon="check" className="max-w-full whitespace-normal!">
            From a real visit
          </Badge>
        )}
      </span>
    </span>
  );
}
