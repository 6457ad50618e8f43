import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checklist } from '#web/ui/data/checklist.tsx';

type RoleViewProps = {
  forRole: Role;
  badge: string;
  title: string;
  items: string[];
  /** Puts the sample before the text on a wide screen. */
  flip?: boolean;
  children: ReactNode;
};

/** Benefits of one role next to a sample of what it sees. */
export function RoleView({ forRole, badge, title, items, flip = false, children }: RoleViewProps) {
  return (
    <section
      data-role={forRole}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-5 first-of-type:border-t-0 lg:items-start lg:gap-14 lg:py-8',
        flip ? 'lg:grid-cols-[minmax(0,1fr)_380px]' : 'lg:grid-cols-[380px_minmax(0,1fr)]',
      )}
    >
      <div className={clsx('grid gap-2 lg:gap-3', flip && 'lg:order-2')}>
        <p>
          <Badge tone="role">{badge}</Badge>
        </p>
        <h2 className="text-h3 tracking-[-0.02em] lg:text-[2.25rem]">{title}</h2>
        <Checklist items={items} className="max-lg:text-s max-lg:[&>li]:py-1" />
      </div>
      <div className="grid gap-3 max-lg:[--ticket-ground:var(--page)] lg:gap-4 lg:rounded-m lg:bg-accent-soft lg:p-6 lg:[--ticket-ground:var(--accent-soft)]">
        {children}
      </div>
    </section>
  );
}
