import { tipCategories } from '#contract/care-tips/care-tip-codes.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useGeneratedTips } from './care-tips.api.ts';
import type { TipFilter } from './care-tips.api.ts';
import { TipCards } from './tip-card.tsx';
import { categoryNames } from './tip-words.ts';

type TipGeneratorProps = {
  pets: readonly Pick<Pet, 'id' | 'name'>[];
  filter: TipFilter;
  onFilter: (filter: TipFilter) => void;
};

const categories = tipCategories.map((value) => ({ value, label: categoryNames[value] }));

/** Tips for one pet or all, of one category or all. */
export function TipGenerator({ pets, filter, onFilter }: TipGeneratorProps) {
  const tips = useGeneratedTips(filter);
  return (
    <section className="grid gap-5 print:gap-0" aria-labelledby="tip-generator">
      <h2 id="tip-generator">Tips for your pets</h2>
      <form
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          void tips.refetch();
        }}
      >
        <Field label="Pet">
          <Select
            placeholder="All pets"
            options={pets.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.petId}
            onChange={({ target }) => onFilter({ ...filter, petId: target.value })}
          />
        </Field>
        <Field label="Category">
          <Select
            placeholder="All categories"
            options={categories}
            value={filter.category}
            onChange={({ target }) =>
              onFilter({ ...filter, category: tipCategories.find((code) => code === target.value) ?? '' })
            }
          />
        </Field>
        <Button type="submit" variant="primary" busy={tips.isFetching && 'Looking...'}>
          {tips.data ? 'Show other tips' : 'Show tips'}
        </Button>
      </form>
      {tips.data ? (
        tips.data.length > 0 ? (
          <TipCards tips={tips.data} />
        ) : (
          <NoTips filter={filter} onAll={() => onFilter({ petId: '', category: '' })} />
        )
      ) : (
        tips.error && <FailedQuery query={tips} title="The tips did not load" />
      )}
    </section>
  );
}

function NoTips({ filter, onAll }: { filter: TipFilter; onAll: () => void }) {
  const isAll = filter.petId === '' && filter.category === '';
  return (
    <EmptyState
      title="No tips for this choice"
      action={!isAll && <Button onClick={onAll}>Select all</Button>}
    >
      {isAll
        ? 'Tell us more about your pets: coat, age and conditions decide which tips suit them.'
        : 'Select all pets and all categories to see more.'}
    </EmptyState>
  );
}
