import { useState } from 'react';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

const applicants = [
  { name: 'Renee', rating: 4.9, miles: 6.2, years: 4, checked: 'NDGAA checked' },
  { name: 'Marcus', rating: 4.6, miles: 1.4, years: 7, checked: 'First aid checked' },
  { name: 'Lena', rating: 4.7, miles: 3.8, years: 11, checked: 'NDGAA checked' },
];
type Applicant = (typeof applicants)[number];

const orders = {
  rating: { label: 'Rating', by: (one: Applicant, other: Applicant) => other.rating - one.rating },
  miles: { label: 'Distance', by: (one: Applicant, other: Applicant) => one.miles - other.miles },
  years: { label: 'Years', by: (one: Applicant, other: Applicant) => other.years - one.years },
};
type Order = keyof typeof orders;
const options = (Object.keys(orders) as Order[]).map((value) => ({ value, label: orders[value].label }));

/** Three applicants, ordered by what matters to the owner. */
export function SampleApplicants() {
  const [order, setOrder] = useState<Order>('rating');
  return (
    <div className="card grid gap-2 p-4! lg:gap-3">
      <SegmentedControl label="What matters" options={options} value={order} onChange={setOrder} />
      <ol className="divide-y divide-line" aria-label={`Applicants by ${orders[order].label.toLowerCase()}`}>
        {applicants.toSorted(orders[order].by).map(({ name, rating, miles, years, checked }, place) => (
          <li key={name} className="flex items-center gap-4 py-1.5">
            <b className="figure text-h3! w-6 text-accent">{place + 1}</b>
            <div className="min-w-0 grow">
              <h3 className="text-h4">{name}</h3>
              <p className="text-s text-ink-2">{checked}</p>
            </div>
            <p className="text-right text-s tabular-nums">
              <b>{rating}</b> stars
              <br />
              <span className="whitespace-nowrap">{miles} mi</span> ·{' '}
              <span className="whitespace-nowrap">{years} yr</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
