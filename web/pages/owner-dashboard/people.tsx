import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type PeopleProps = {
  title: string;
  /** The page where they can be searched. */
  searchAt: string;
  children: ReactNode;
};

/** Other professionals as cards. */
export function People({ title, searchAt, children }: PeopleProps) {
  return (
    <section aria-label={title} className="grid gap-4 pt-6 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4">{title}</h2>
        <Button asChild>
          <Link to={searchAt}>
            <Icon name="search" size="s" />
            Search
          </Link>
        </Button>
      </div>
      {children}
    </section>
  );
}
