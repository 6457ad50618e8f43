import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PortfolioItem } from '#contract/profiles/portfolio.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Draws a pair of pictures. */
export type RenderPair = (before: ReactNode, after: ReactNode, label: string) => ReactNode;

/** `beside`: what a wide screen shows beside the cover, and a phone in the list. */
type Pictures = { beside: readonly PortfolioItem[]; name: string; renderPair: RenderPair };

const labelIn = ({ caption }: PortfolioItem, index: number, name: string) =>
  caption || `Groomed by ${name}, ${index + 1}`;

/** The first picture of a page. */
export function PublicCover({ cover, beside, name, renderPair }: Pictures & { cover: PortfolioItem }) {
  const isAlone = beside.length === 0;
  return (
    <div className={clsx('grid items-start gap-4', !isAlone && 'lg:grid-cols-3')}>
      <div className="grid gap-1.5 lg:col-span-2">
        <Work
          item={cover}
          label={cover.caption || `Groomed by ${name}`}
          renderPair={renderPair}
          cover={isAlone ? 'wide' : 'tall'}
        />
        <WorkCaption item={cover} />
      </div>
      {!isAlone && (
        <div className="grid gap-4 max-lg:hidden">
          {beside.map((item, index) => (
            <Work key={item.id} item={item} label={labelIn(item, index, name)} renderPair={renderPair} />
          ))}
        </div>
      )}
    </div>
  );
}

type PublicGalleryProps = Pictures & { items: readonly PortfolioItem[] };

/** The work of a groomer or a business: pictures, and pairs of before and after. */
export function PublicGallery({ items, beside, name, renderPair }: PublicGalleryProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-label="Work">
      {items.map((item, index) => (
        <li
          key={item.id}
          className={clsx('grid content-start gap-1.5', beside.includes(item) && 'lg:hidden')}
        >
          <Work item={item} label={labelIn(item, index, name)} renderPair={renderPair} />
          <WorkCaption item={item} />
        </li>
      ))}
    </ul>
  );
}

function WorkCaption({ item: { caption, fromVisit } }: { item: PortfolioItem }) {
  if (!caption && !fromVisit) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-s wrap-anywhere">
      {caption}
      {fromVisit && <Badge icon="check">From a real visit</Badge>}
    </p>
  );
}

/** Without others beside it a cover is wide on a large screen. */
type CoverShape = 'wide' | 'tall';
const coverShapes: Record<CoverShape, string> = {
  wide: 'aspect-[3/2] max-h-96 lg:aspect-[16/9]',
  tall: 'aspect-[3/2] max-h-96 lg:aspect-[5/4] lg:max-h-none',
};

type WorkProps = { item: PortfolioItem; label: string; renderPair: RenderPair; cover?: CoverShape };

/** One picture, or a pair; a cover loads at once. */
function Work({ item, label, renderPair, cover }: WorkProps) {
  const picture = (src: string, alt: string) => (
    <img
      src={src}
      alt={alt}
      loading={cover ? 'eager' : 'lazy'}
      fetchPriority={cover ? 'high' : 'auto'}
      className={clsx('w-full rounded-m bg-tag object-cover', cover ? coverShapes[cover] : 'aspect-[5/4]')}
    />
  );
  if (!item.beforeUrl) return picture(item.imageUrl, label);
  const pair = renderPair(
    picture(item.beforeUrl, `${label}, before`),
    picture(item.imageUrl, `${label}, after`),
    `Before and after: ${label}`,
  );
  return cover ? <div className={`cover-pair cover-${cover}`}>{pair}</div> : pair;
}
