import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tipCategories } from '#contract/care-tips/care-tip-codes.ts';
import type { TipCategory } from '#contract/care-tips/care-tip-codes.ts';
import type { TipOrder } from '#contract/care-tips/care-tips.ts';
import { query } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ShowMore } from '#web/ui/data/show-more.tsx';
import { RatedTipRow } from './rated-tip-row.tsx';
import { categoryNames } from './tip-words.ts';

const orders: Record<TipOrder, string> = { least_helpful: 'Least helpful first', title: 'Title' };
const atOnce = 30;

/** For admins: all care tips with their ratings, to read, hide and show again. */
export default function RatedTips() {
  const [sort, setSort] = useState<TipOrder>('least_helpful');
  const [category, setCategory] = useState<TipCategory>();
  const [shown, setShown] = useState(atOnce);
  const tips = useQuery({
    ...query('GET /api/admin/care-tips', { query: { sort, category } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <section aria-label="Care tips" className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[repeat(2,minmax(0,16rem))]">
        <Field label="Category">
          <Select
            placeholder="All categories"
            options={tipCategories.map((value) => ({ value, label: categoryNames[value] }))}
            value={category ?? ''}
            onChange={({ target }) => {
              setCategory(tipCategories.find((code) => code === target.value));
              setShown(atOnce);
            }}
          />
        </Field>
        <Field label="Sort">
          <Select
            options={Object.entries(orders).map(([value, label]) => ({ value, label }))}
            value={sort}
            onChange={({ target }) => {
              setSort(target.value === 'title' ? 'title' : 'least_helpful');
              setShown(atOnce);
            }}
          />
        </Field>
      </div>
      <QueryList
        query={tips}
        failed="The tips did not load"
        loading={<LoadingLines className="h-16" />}
        empty={<EmptyState title="No tips in this category" />}
      >
        {(all) => (
          <>
            <ul aria-label="Care tips">
              {all.slice(0, shown).map((tip) => (
                <RatedTipRow key={tip.id} tip={tip} />
              ))}
            </ul>
            <ShowMore
              shown={shown}
              total={all.length}
              page={atOnce}
              onClick={() => setShown(shown + atOnce)}
            />
          </>
        )}
      </QueryList>
    </section>
  );
}
