import type { ComponentProps, ReactNode } from 'react';
import { useMedia } from '#web/lib/use-media.ts';
import { Icon } from '../icon.tsx';
import { SectionCard } from '../section-card.tsx';

type FoldingSectionProps = ComponentProps<typeof SectionCard> & {
  /** Its content in a few words. */
  line: ReactNode;
};

/** A titled card; on a phone its title with a line, which unfolds. */
export function FoldingSection({ line, ...section }: FoldingSectionProps) {
  const { id, title, action, children } = section;
  const isPhone = useMedia('(width < 40rem)');
  if (!isPhone) return <SectionCard {...section} />;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card scroll-mt-4 p-0!">
      <details className="group">
        <summary className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2">
          <span className="grid min-w-0 grow">
            <h2 id={`${id}-title`} className="text-h4">
              {title}
            </h2>
            <span className="truncate text-ink-2">{line}</span>
          </span>
          <Icon name="down" size="s" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pb-4">
          {action && <div className="justify-self-start">{action}</div>}
          {children}
        </div>
      </details>
    </section>
  );
}
