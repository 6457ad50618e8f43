import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { maxPortfolioItems } from '#contract/profiles/portfolio.ts';
import { itemName } from '#web/domain/portfolio/portfolio-words.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { EditedItem } from './edited-item.tsx';
import { useOwnPortfolio } from './portfolio.api.ts';
import type { PortfolioItem } from './portfolio.api.ts';
import { moved, useOrder } from './use-order.ts';

const PortfolioForm = lazyPart(() => import('./portfolio-form.tsx'));
const FullScreen = lazyPart(() => import('#web/domain/portfolio/full-screen.tsx'));

type PortfolioEditorProps = {
  /** The viewer, whose work it is. */
  name: string;
  accountId: string;
};

/** The viewer's portfolio: add, edit, arrange, remove, and look at it as others do. */
export default function PortfolioEditor({ name, accountId }: PortfolioEditorProps) {
  const own = useOwnPortfolio();
  if (own.isPending)
    return (
      <>
        <output className="sr-only">Loading your portfolio...</output>
        <Skeleton className="h-40 rounded-m" />
      </>
    );
  if (!own.data) return <FailedQuery query={own} title="Your portfolio did not load" />;
  return <Items items={own.data} name={name} accountId={accountId} />;
}

function Items({ items, name, accountId }: PortfolioEditorProps & { items: readonly PortfolioItem[] }) {
  const { shown, preview, commit } = useOrder(items);
  const [edited, setEdited] = useState<PortfolioItem | 'new'>();
  const [removed, setRemoved] = useState<PortfolioItem>();
  const [viewed, setViewed] = useState<number>();
  const [said, setSaid] = useState('');
  const remove = useAction('DELETE /api/portfolio/:id', {
    done: { title: 'Removed from your portfolio' },
    failed: 'It was not removed',
  });
  const ids = shown.map(({ id }) => id);
  const focused = useRef<string>(undefined);
  // The browser takes the focus from what moves in the page.
  useLayoutEffect(() => {
    if (!focused.current) return;
    document.querySelector<HTMLElement>(`[data-moves="${focused.current}"]`)?.focus();
    focused.current = undefined;
  });
  const move = (from: number, to: number) => {
    const item = shown[from];
    const place = Math.max(0, Math.min(shown.length - 1, to));
    if (!item) return;
    if (place === from) {
      setSaid(`${itemName(item, from)} is ${place === 0 ? 'first' : 'last'} already`);
      return;
    }
    commit(moved(ids, from, place));
    focused.current = item.id;
    setSaid(`${itemName(item, from)} moved to ${place + 1} of ${shown.length}`);
  };
  return (
    <>
      {shown.length === 0 ? (
        <button
          type="button"
          className="grid min-h-40 w-full place-items-center gap-2 rounded-m border-[1.5px] border-dashed border-line-strong p-6 text-center hover:bg-sunk"
          onClick={() => setEdited('new')}
        >
          <Icon name="camera" size="l" />
          <b>Add your first before and after</b>
          <span className="text-ink-2">
            Pictures of your work say more than any title. Pet parents and salons look at them first.
          </span>
        </button>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-2">Drag to arrange, or use the arrows. The first is your cover.</p>
            {shown.length < maxPortfolioItems && (
              <AddButton what="work" variant="primary" onClick={() => setEdited('new')} />
            )}
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3" aria-label="Your portfolio">
            {shown.map((item, index) => (
              <EditedItem
                key={item.id}
                item={item}
                index={index}
                count={shown.length}
                onMove={(to) => move(index, to)}
                onDragTo={(to) => preview(moved(ids, index, to))}
                onDropped={() => {
                  commit(ids);
                  setSaid(`${itemName(item, index)} moved to ${index + 1} of ${shown.length}`);
                }}
                onView={() => setViewed(index)}
                onEdit={() => setEdited(item)}
                onRemove={() => setRemoved(item)}
              />
            ))}
          </ul>
        </>
      )}
      <LiveRegion urgent>{said}</LiveRegion>
      <Suspense>
        {edited && (
          <PortfolioForm item={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        )}
        {viewed !== undefined && (
          <FullScreen
            items={shown}
            first={viewed}
            name={name}
            ownerId={accountId}
            onClose={() => setViewed(undefined)}
          />
        )}
      </Suspense>
      <LazyConfirmDialog
        open={removed !== undefined}
        onOpenChange={(open) => !open && setRemoved(undefined)}
        danger
        title="Remove this from your portfolio?"
        description={
          removed?.fromVisit
            ? 'It stays on the report card. You cannot ask for the same visit again.'
            : 'The pictures are deleted after a day.'
        }
        cancel="Keep it"
        confirm="Remove"
        onConfirm={() => {
          if (removed) void remove.run({ params: { id: removed.id } });
          setRemoved(undefined);
        }}
      />
    </>
  );
}
