import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { BusinessCard, GroomerCard } from '#web/features/profiles/person-cards.tsx';
import { useGroomers, useOwners } from '#web/features/profiles/profiles.api.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MessageLink } from '../parts/message-link.tsx';
import { CardGrid } from '../parts/card-grid.tsx';

type PeopleTabProps = { onView: (id: string) => void };

/** Independent groomers, nearest first. */
export function GroomersTab({ onView }: PeopleTabProps) {
  const groomers = useGroomers();
  return (
    <People title="Groomers, nearest first" searchAt={href('marketplace', { tab: 'groomers' })}>
      <CardGrid
        what="groomers"
        list={groomers}
        empty={
          <EmptyState title="No groomers yet">Groomers show up here once they set up a profile.</EmptyState>
        }
      >
        {(groomer) => (
          <GroomerCard
            groomer={groomer}
            action={
              <Contact
                id={groomer.id}
                name={`${groomer.firstName} ${groomer.lastName}`}
                words="View Profile"
                onView={onView}
              />
            }
          />
        )}
      </CardGrid>
    </People>
  );
}

/** Salons and mobile businesses, nearest first. */
export function SalonsTab({ onView }: PeopleTabProps) {
  const owners = useOwners();
  return (
    <People title="Salons, nearest first" searchAt={href('marketplace', { tab: 'salons' })}>
      <CardGrid
        what="salons"
        list={owners}
        empty={<EmptyState title="No salons yet">Salons and mobile vans near you show up here.</EmptyState>}
      >
        {(owner) => (
          <BusinessCard
            owner={owner}
            action={
              <Contact
                id={owner.id}
                name={owner.businessProfile.businessName}
                words="View Salon"
                onView={onView}
              />
            }
          />
        )}
      </CardGrid>
    </People>
  );
}

type ContactProps = PeopleTabProps & { id: string; name: string; words: string };

function Contact({ id, name, words, onView }: ContactProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button wide className="px-2!" aria-label={`${words}: ${name}`} onClick={() => onView(id)}>
        {words}
      </Button>
      <MessageLink to={id} name={name} wide />
    </div>
  );
}

type PeopleProps = { title: string; searchAt: string; children: ReactNode };

function People({ title, searchAt, children }: PeopleProps) {
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
