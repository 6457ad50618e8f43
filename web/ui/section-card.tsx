import type { ReactNode } from 'react';

type SectionCardProps = {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** A button next to the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled card of a page that is a list of sections. */
export function SectionCard({ id, title, action, children }: SectionCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card grid scroll-mt-4 gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-h4">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
