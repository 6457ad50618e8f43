import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** How many items are shown; the others are behind the link. */
const shown = 4;

type GlanceProps<Item extends { id: string }> = {
  title: string;
  /** The most urgent first. */
  items: readonly Item[];
  /** Link to all items, and their name, e.g. 'offers'. */
  all: { to: string; words: string };
  /** Shown if there are no items. */
  empty: string;
  children: (item: Item) => ReactNode;
};

/** The first few of the user's own items, beside longer content. */
export function Glance<Item extends { id: string }>({
  title,
  items,
  all,
  empty,
  children,
}: GlanceProps<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {items.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <>
          <ul>
            {items.slice(0, shown).map((item) => (
              <li key={item.id} className="border-t border-line py-2.5 first:border-t-0">
                {children(item)}
              </li>
            ))}
          </ul>
          <p>
            <Link to={all.to} className="font-strong underline">
              {items.length > shown ? `All ${items.length} ${all.words}` : 'See them all'}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

type GlanceLineProps = {
  when: string;
  badge: ReactNode;
  /** The item's title, as a link. */
  children: ReactNode;
  about: ReactNode;
};

export function GlanceLine({ when, badge, children, about }: GlanceLineProps) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="tabular-nums">{when}</b>
        {badge}
      </div>
      <p className="min-w-0 wrap-anywhere">
        {children}
        <span className="block text-ink-2">{about}</span>
      </p>
    </div>
  );
}
