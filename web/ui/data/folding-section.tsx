import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { SectionCard } from '../section-card.tsx';

type FoldingSectionProps = ComponentProps<typeof SectionCard> & {
  /** Its content in a few words. */
  line: ReactNode;
};

/**
 * A titled card; on a phone its title with a line, which unfolds. Styles alone decide by the width, so that nothing moves where the
 * server did not know it.
 */
export function FoldingSection({ line, id, title, action, children }: FoldingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="fold card">
      <div className="fold-head">
        <span className="grid min-w-0">
          <h2 id={`${id}-title`} className="text-h4">
            {title}
          </h2>
          <span className="fold-line truncate text-ink-2">{line}</span>
        </span>
        <details>
          <summary aria-labelledby={`${id}-title`}>
            <Icon name="down" size="s" />
          </summary>
        </details>
        <div className="fold-body empty:hidden">{action}</div>
      </div>
      <div className="fold-body">{children}</div>
    </section>
  );
}
