import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PortfolioItem } from '#contract/profiles/portfolio.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Draws a pair of pictures. */
export type RenderPair = (before: ReactNode, after: ReactNode, label: string) => ReactNode;

type PublicGalleryProps = { items: readonly PortfolioItem[]; name: string; renderPair: RenderPair };

/** The work of a groomer or a business: pictures, and pairs of before and after. */
export function PublicGallery({ items, name, renderPair }: PublicGalleryProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-label="Work">
      {items.map((item, index) => (
        <li key={item.id} className="grid content-start gap-1.5">
          <Work
            item={item}
            label={item.caption || `Groomed by ${name}, ${index + 1}`}
            renderPair={renderPair}
          />
          <WorkCaption item={item} />
        </li>
      ))}
    </ul>
  );
}

export function WorkCaption({ item: { caption, fromVisit } }: { item: PortfolioItem }) {
  if (!caption && !fromVisit) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-s wrap-anywhere">
      {caption}
      {fromVisit && <Badge icon="check">From a real visit</Badge>}
    </p>
  );
}

const coverShape = 'aspect-[16/9] max-h-80 lg:aspect-[21/9]';

type WorkProps = { item: PortfolioItem; label: string; renderPair: RenderPair; isCover?: boolean };

/** One picture, or a pair; a cover is wide, and loads at once. */
export function Work({ item, label, renderPair, isCover = false }: WorkProps) {
  const picture = (src: string, alt: string) => (
    <img
      src={src}
      alt={alt}
      loading={isCover ? 'eager' : 'lazy'}
      fetchPriority={isCover ? 'high' : 'auto'}
      className={clsx('w-full rounded-m bg-tag object-cover', isCover ? coverShape : 'aspect-[5/4]')}
    />
  );
  if (!item.beforeUrl) return picture(item.imageUrl, label);
  const pair = renderPair(
    picture(item.beforeUrl, `${label}, before`),
    picture(item.imageUrl, `${label}, after`),
    `Before and after: ${label}`,
  );
  return isCover ? <div className="cover-pair">{pair}</div> : pair;
}
