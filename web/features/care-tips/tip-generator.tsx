import { useEffect } from 'react';
import { tipCategories } from '#contract/care-tips/care-tip-codes.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
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

/** Tips for one pet or all, of one category or all. A choice applies at once; a press on the button below brings others. */
export function TipGenerator({ pets, filter, onFilter }: TipGeneratorProps) {
  const tips = useGeneratedTips(filter);
  const isNew = tips.isPending && !tips.isFetching;
  const { refetch } = tips;
  useEffect(() => {
    if (isNew) void refetch();
  }, [isNew, refetch]);
  return (
    <section className="grid gap-3 sm:gap-5 print:gap-0" aria-labelledby="tip-generator">
      <h2 id="tip-generator" className="max-sm:sr-only">
        Tips for your pets
      </h2>
      <div className="sticky top-0 z-10 -mx-4 grid grid-cols-2 gap-2 bg-page px-4 py-2 sm:mx-0 sm:gap-3 sm:px-0 print:hidden">
        <Field label="Pet" labelHidden>
          <Select
            placeholder="All pets"
            options={pets.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.petId}
            onChange={({ target }) => onFilter({ ...filter, petId: target.value })}
          />
        </Field>
        <Field label="Category" labelHidden>
          <Select
            placeholder="All categories"
            options={categories}
            value={filter.category}
            onChange={({ target }) =>
              onFilter({ ...filter, category: tipCategories.find((code) => code === target.value) ?? '' })
            }
          />
        </Field>
      </div>
      {tips.data ? (
        tips.data.length > 0 ? (
          <>
            <TipCards tips={tips.data} />
            <Button
              className="justify-self-start print:hidden"
              busy={tips.isFetching && 'Looking...'}
              onClick={() => void refetch()}
            >
              Show other tips
            </Button>
          </>
        ) : (
          <NoTips filter={filter} onAll={() => onFilter({ petId: '', category: '' })} />
        )
      ) : tips.error ? (
        <FailedQuery query={tips} title="The tips did not load" />
      ) : (
        <>
          <output className="sr-only">Looking...</output>
          <Skeleton className="h-96 rounded-m" />
        </>
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
