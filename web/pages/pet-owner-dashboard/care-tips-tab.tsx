import { tipCategories } from '#contract/care-tips/care-tip-codes.ts';
import { DailyTip } from '#web/features/care-tips/daily-tip.tsx';
import { SavedTips } from '#web/features/care-tips/saved-tips.tsx';
import { TipGenerator } from '#web/features/care-tips/tip-generator.tsx';
import { MembersOnly } from '#web/features/identity/members-only.tsx';
import type { usePets } from '#web/features/pets/pets.api.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { QueryList } from '#web/ui/data/query-list.tsx';

type CareTipsTabProps = { pets: ReturnType<typeof usePets>; onPets: () => void };

/** The generator, the tip of the day, and what was saved. The filter is in the address: links lead to one pet's tips. */
export default function CareTipsTab({ pets, onPets }: CareTipsTabProps) {
  const [params, change] = useUrlParams();
  const category = tipCategories.find((code) => code === params.get('category')) ?? '';
  return (
    <div className="grid gap-10 pt-4 pb-16 print:gap-0 print:p-0">
      <MembersOnly>
        <QueryList query={pets} failed="Your pets did not load" empty={<NoPets onPets={onPets} />}>
          {(known) => (
            <>
              <TipGenerator
                pets={known}
                filter={{ petId: known.find(({ id }) => id === params.get('pet'))?.id ?? '', category }}
                onFilter={(filter) =>
                  change({ pet: filter.petId, category: filter.category }, { replace: true })
                }
              />
              <DailyTip />
            </>
          )}
        </QueryList>
      </MembersOnly>
      <SavedTips />
      <p className="text-s text-ink-2">
        Tips do not replace a vet. The bodies named as sources do not endorse Wagwell.
      </p>
    </div>
  );
}

function NoPets({ onPets }: { onPets: () => void }) {
  return (
    <EmptyState
      title="Tips for your pets"
      action={
        <Button variant="primary" onClick={onPets}>
          Go to your pets
        </Button>
      }
    >
      Add a pet first. Its breed, coat and age decide which tips suit it.
    </EmptyState>
  );
}
