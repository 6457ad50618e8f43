import { Suspense, useState } from 'react';
import type { PortfolioItem } from '#contract/profiles/portfolio.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PortfolioPicture } from './portfolio-picture.tsx';
import { tileName } from './portfolio-words.ts';

const FullScreen = lazyPart(() => import('./full-screen.tsx'));

type PortfolioGalleryProps = {
  items: readonly PortfolioItem[];
  /** Whose work it is. */
  name: string;
  /** The account, for viewers who may report a picture. */
  ownerId: string;
};

/** Someone's portfolio as tiles; each opens the full-screen view. Renders nothing if there are none. */
export function PortfolioGallery({ items, name, ownerId }: PortfolioGalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3" aria-label={`Work by ${name}`}>
        {items.map((item, index) => (
          <li key={item.id} className="grid content-start gap-1">
            <button
              type="button"
              className="block w-full rounded-m text-start"
              aria-label={tileName(item, index)}
              onClick={() => setShown(index)}
            >
              <PortfolioPicture item={item} />
            </button>
            {item.caption && <p className="text-s wrap-anywhere">{item.caption}</p>}
          </li>
        ))}
      </ul>
      <Suspense>
        {shown !== null && (
          <FullScreen
            items={items}
            first={shown}
            name={name}
            ownerId={ownerId}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    </>
  );
}
