import { href } from '#contract/pages.ts';
import { GroomerCard } from '#web/features/profiles/person-cards.tsx';
import { useGroomers } from '#web/features/profiles/profiles.api.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { MessageLink } from '../parts/message-link.tsx';
import { CardGrid } from '../parts/card-grid.tsx';
import { People } from './people.tsx';

/** Groomers, nearest first. */
export default function GroomersTab({ onView }: { onView: (id: string) => void }) {
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
              <div className="grid grid-cols-2 gap-2">
                <Button className="px-2!" onClick={() => onView(groomer.id)}>
                  View Profile
                </Button>
                <MessageLink
                  to={groomer.id}
                  label="Connect"
                  name={`${groomer.firstName} ${groomer.lastName}`}
                />
              </div>
            }
          />
        )}
      </CardGrid>
    </People>
  );
}
