import { href } from '#contract/pages.ts';
import { BusinessCard } from '#web/features/profiles/person-cards.tsx';
import { useOwners } from '#web/features/profiles/profiles.api.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { MessageLink } from '../parts/message-link.tsx';
import { CardGrid } from '../parts/card-grid.tsx';
import { People } from './people.tsx';

/** The other salons and mobile businesses, nearest first. */
export default function BusinessesTab({ onView }: { onView: (id: string) => void }) {
  const owners = useOwners();
  return (
    <People title="Businesses, nearest first" searchAt={href('marketplace', { tab: 'salons' })}>
      <CardGrid
        what="businesses"
        list={owners}
        empty={
          <EmptyState title="Nobody else yet">Other salons and mobile businesses show up here.</EmptyState>
        }
      >
        {(owner) => (
          <BusinessCard
            owner={owner}
            action={
              <div className="grid grid-cols-2 gap-2">
                <Button className="px-2!" onClick={() => onView(owner.id)}>
                  View Business
                </Button>
                <MessageLink to={owner.id} name={owner.businessProfile.businessName} />
              </div>
            }
          />
        )}
      </CardGrid>
    </People>
  );
}
