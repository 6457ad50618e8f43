import { Children } from 'react';
import type { ReactNode } from 'react';
import { fullDate } from '#web/lib/dates.ts';

type Part = { id: string; title: string; text: ReactNode };

type LegalTextProps = {
  title: string;
  /** Effective date of this text, as '2026-11-01'. */
  version: string;
  /** Summary in a few plain sentences. */
  inShort: ReactNode;
  parts: Part[];
};

/** A legal text with numbered sections and a table of contents. */
export function LegalText({ title, version, inShort, parts }: LegalTextProps) {
  return (
    <article className="wrap grid gap-x-14 gap-y-8 pt-8 pb-12 lg:grid-cols-[260px_minmax(0,1fr)] lg:pt-14">
      <header className="grid max-w-text gap-3 lg:col-start-2">
        <h1>{title}</h1>
        <p className="text-ink-2">
          In force from <time dateTime={version}>{fullDate(version, 'UTC')}</time>
        </p>
        <div className="text-l">{inShort}</div>
      </header>
      <nav aria-label="Parts of this text" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <ol className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem-var(--covered,0px))] lg:overflow-y-auto">
          {parts.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="grid min-h-9 grid-cols-[1.75rem_1fr] items-center py-1 text-ink-2 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                <span className="tabular-nums">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-text gap-9 lg:col-start-2">
        {parts.map(({ id, title, text }, index) => (
          <section key={id} id={id} className="grid scroll-mt-6 gap-3" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-h4">
              {index + 1}. {title}
            </h2>
            {text}
          </section>
        ))}
      </div>
    </article>
  );
}

/** A list with a dash in front of each item. */
export function Points({ items }: { items: ReactNode[] }) {
  return (
    <ul className="grid gap-1.5">
      {Children.map(items, (item) => (
        <li className="relative pl-5 before:absolute before:left-0 before:text-ink-2 before:content-['–']">
          {item}
        </li>
      ))}
    </ul>
  );
}
