import { useState } from 'react';
import { serviceCodes } from '#contract/pets/pet-codes.ts';
import { priceColumns } from '#contract/profiles/facts.ts';
import type { BreedPrice, PriceColumn, ProviderFacts } from '#contract/profiles/facts.ts';
import { breedGroups } from '#reference/breeds/breed-groups.ts';
import { pricedExtras } from '#reference/prices/extra-prices.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { sizes } from '#reference/sizes.ts';
import { inMinutes } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

export const columnLabel = (column: PriceColumn): string => (column === 'cat' ? 'Cats' : sizes[column].label);

/** 'Poodle', or the name of a group of breeds. */
export const breedLabel = ({ breed, group }: Pick<BreedPrice, 'breed' | 'group'>): string =>
  breed ?? (group ? breedGroups[group].label : '');

/** 'Small dogs, under 25 lb' */
const columnHint = (column: PriceColumn): string =>
  column === 'cat' ? 'Cats of any size' : `${sizes[column].label} dogs, ${sizes[column].range}`;

type PriceGuideProps = { prices: Pick<ProviderFacts, 'prices' | 'breedPrices' | 'extras'> };

/** What a provider charges at least: by size, one at a time, by breed, and what can be added. */
export function PriceGuide({ prices: { prices, breedPrices, extras } }: PriceGuideProps) {
  const columns = priceColumns.filter((column) => prices.some(({ size }) => size === column));
  const [chosen, setChosen] = useState<PriceColumn>();
  const column = chosen && columns.includes(chosen) ? chosen : columns[0];
  const services = [
    ...serviceCodes,
    ...new Set(prices.map(({ service }) => service).filter((service) => !isStandard(service))),
  ];
  const rows = services.flatMap((code) =>
    prices.filter(({ service, size }) => service === code && size === column),
  );
  const added = pricedExtras(extras);
  return (
    <div className="grid gap-3">
      {columns.length > 1 && column && (
        <SegmentedControl
          label="Size of the pet"
          className="w-full flex-wrap sm:w-fit"
          options={columns.map((value) => ({ value, label: columnLabel(value) }))}
          value={column}
          onChange={setChosen}
        />
      )}
      {column && (
        <PriceTable
          caption={columnHint(column)}
          rows={rows.map(({ service, from, minutes }) => ({
            key: service,
            name: serviceLabel(service),
            below: minutes === null ? null : `about ${inMinutes(minutes)}`,
            amount: `from ${price(from)}`,
          }))}
        />
      )}
      {breedPrices.length > 0 && (
        <PriceTable
          caption="By breed, whatever the size"
          rows={breedPrices.map((row) => ({
            key: `${row.service} ${breedLabel(row)}`,
            name: breedLabel(row),
            below: [serviceLabel(row.service), row.minutes !== null && `about ${inMinutes(row.minutes)}`]
              .filter(Boolean)
              .join(', '),
            amount: `from ${price(row.from)}`,
          }))}
        />
      )}
      {added.length > 0 && (
        <PriceTable
          caption="Can be added on the day"
          rows={added.map(({ code, name, cents }) => ({
            key: code,
            name,
            below: null,
            amount: price(cents),
          }))}
        />
      )}
      <p className="text-s text-ink-2">
        Lowest prices, before tip and tax. Coat, mats and behavior can add to them.
      </p>
    </div>
  );
}

const isStandard = (service: string): boolean => serviceCodes.some((code) => code === service);

type TableRow = { key: string; name: string; below: string | null; amount: string };

const PriceTable = ({ caption, rows }: { caption: string; rows: readonly TableRow[] }) => (
  <table className="w-full text-left tabular-nums">
    <caption className="pb-1 text-left text-s text-ink-2">{caption}</caption>
    <tbody>
      {rows.map(({ key, name, below, amount }) => (
        <tr key={key} className="border-b border-line last:border-0">
          <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
            {name}
            {below && <span className="block text-s text-ink-2">{below}</span>}
          </th>
          <td className="py-2 text-right align-top font-strong whitespace-nowrap">{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
