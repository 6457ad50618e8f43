import { useState } from 'react';
import { serviceCodes } from '#contract/pets/pet-codes.ts';
import { priceColumns } from '#contract/profiles/facts.ts';
import type { BookPrice, PriceColumn } from '#contract/profiles/facts.ts';
import { services } from '#reference/services.ts';
import { sizes } from '#reference/sizes.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

export const columnLabel = (column: PriceColumn): string => (column === 'cat' ? 'Cats' : sizes[column].label);

/** 'Small dogs, under 25 lb' */
const columnHint = (column: PriceColumn): string =>
  column === 'cat' ? 'Cats of any size' : `${sizes[column].label} dogs, ${sizes[column].range}`;

/** What a provider charges at least, for one size at a time. */
export function PriceGuide({ prices }: { prices: readonly BookPrice[] }) {
  const columns = priceColumns.filter((column) => prices.some(({ size }) => size === column));
  const [chosen, setChosen] = useState<PriceColumn>();
  const column = chosen && columns.includes(chosen) ? chosen : columns[0];
  if (!column) return null;
  const rows = serviceCodes.flatMap((code) =>
    prices.filter(({ service, size }) => service === code && size === column),
  );
  return (
    <div className="grid gap-3">
      {columns.length > 1 && (
        <SegmentedControl
          label="Size of the pet"
          className="w-full flex-wrap sm:w-fit"
          options={columns.map((value) => ({ value, label: columnLabel(value) }))}
          value={column}
          onChange={setChosen}
        />
      )}
      <table className="w-full text-left tabular-nums">
        <caption className="pb-1 text-left text-s text-ink-2">{columnHint(column)}</caption>
        <tbody>
          {rows.map(({ service, from, minutes }) => (
            <tr key={service} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-3 font-normal">
                {services[service].label}
                {minutes !== null && (
                  <span className="block text-s text-ink-2">about {inMinutes(minutes)}</span>
                )}
              </th>
              <td className="py-2 text-right align-top font-strong whitespace-nowrap">from {price(from)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-s text-ink-2">
        Lowest prices, before tip and tax. Coat, mats and behavior can add to them.
      </p>
    </div>
  );
}
