import type { LineKind } from '#contract/bills/bill-money.ts';
import { isByQuarterHour, nameForQuarters, pricedExtras } from '#reference/extra-prices.ts';
import { useOwnBook } from '#web/domain/facts/own-facts.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { LineValues } from './check-out-values.ts';

type BillLinesProps = { lines: LineValues[]; onChange: (lines: LineValues[]) => void };

const added: readonly { kind: LineKind; label: string; name: string }[] = [
  { kind: 'extra', label: 'Extra', name: '' },
  { kind: 'product', label: 'Product', name: '' },
  { kind: 'discount', label: 'Discount', name: 'Discount' },
];
const mostLines = 200;

/** The lines of a bill, each with its name, its amount and whether it is taxed. */
export function BillLines({ lines, onChange }: BillLinesProps) {
  const change = (key: string, changed: Partial<LineValues>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  const priced = pricedExtras(useOwnBook()?.extras ?? null).filter(({ code }) => code !== 'leastAtHome');
  return (
    <>
      <ul className="grid gap-3">
        {lines.map(({ key, kind, name, amount, taxable }, nth) => {
          const called = name || `line ${nth + 1}`;
          return (
            <li key={key} className="grid gap-1">
              <div className="flex items-center gap-2">
                <Input
                  aria-label={`What line ${nth + 1} is`}
                  className="min-w-0 flex-1"
                  maxLength={80}
                  autoComplete="off"
                  placeholder={placeholders[kind]}
                  value={name}
                  onChange={({ target }) => change(key, { name: target.value })}
                />
                <Input
                  aria-label={`Amount of ${called}, in dollars`}
                  className="w-28 text-right tabular-nums"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  value={amount}
                  onChange={({ target }) => change(key, { amount: target.value })}
                />
                {lines.length > 1 && (
                  <IconButton
                    icon="x"
                    label={`Remove ${called}`}
                    onClick={() => onChange(lines.filter((line) => line.key !== key))}
                  />
                )}
              </div>
              {kind === 'discount' ? (
                <p className="text-s text-ink-2">Taken off the bill</p>
              ) : (
                <Checkbox
                  checked={taxable}
                  onChange={({ target }) => change(key, { taxable: target.checked })}
                >
                  Taxed
                </Checkbox>
              )}
            </li>
          );
        })}
      </ul>
      {lines.length < mostLines && priced.length > 0 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label="Extras of your price list">
          {priced.map((extra) => (
            <Chip key={extra.code} icon="plus" onClick={() => onChange(withExtra(lines, extra))}>
              {extra.name}
            </Chip>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {lines.length < mostLines &&
          added.map(({ kind, label, name }) => (
            <Button
              key={kind}
              variant="quiet"
              onClick={() =>
                onChange([
                  ...lines,
                  { key: crypto.randomUUID(), kind, name, petId: null, amount: '', taxable: true },
                ])
              }
            >
              + {label}
            </Button>
          ))}
      </div>
    </>
  );
}

/** Adds an extra once; what goes by the quarter of an hour grows by one with each tap. */
function withExtra(
  lines: LineValues[],
  { code, name, cents }: ReturnType<typeof pricedExtras>[number],
): LineValues[] {
  const key = `extra-${code}`;
  const before = lines.find((line) => line.key === key);
  if (before && !isByQuarterHour(code)) return lines;
  const quarters = Math.round((typedCents(before?.amount ?? '0') || 0) / cents) + 1;
  const line: LineValues = {
    key,
    kind: 'extra',
    name: isByQuarterHour(code) ? nameForQuarters(code, quarters) : name,
    petId: null,
    amount: dollarsForInput(cents * quarters),
    taxable: before?.taxable ?? true,
  };
  return before ? lines.map((each) => (each === before ? line : each)) : [...lines, line];
}

const placeholders: Record<LineKind, string> = {
  service: 'Service',
  extra: 'Extra, such as mats or teeth',
  product: 'Product',
  fee: 'Fee',
  discount: 'Discount',
};
