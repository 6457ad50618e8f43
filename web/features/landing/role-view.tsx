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
  /** Puts the picture before the text on a wide screen. */
  flip?: boolean;
  children: ReactNode;
};

/** Benefits of one role next to pictures of its screens. */
export function RoleView({ forRole, badge, title, items, flip = false, children }: RoleViewProps) {
  return (
    <section
      data-role={forRole}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line py-10 first-of-type:border-t-0 lg:items-center lg:gap-14 lg:py-13',
        flip ? 'lg:grid-cols-[minmax(0,1fr)_380px]' : 'lg:grid-cols-[380px_minmax(0,1fr)]',
      )}
    >
      <div className={clsx('grid gap-3', flip && 'lg:order-2')}>
        <p>
          <Badge tone="role">{badge}</Badge>
        </p>
        <h2 className="text-figure tracking-[-0.02em] lg:text-[2.25rem]">{title}</h2>
        <Checklist items={items} />
      </div>
      <div className="grid gap-4 rounded-m bg-accent-soft p-4 lg:p-7">{children}</div>
    </section>
  );
}
