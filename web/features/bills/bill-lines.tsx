import type { LineKind } from '#contract/bills/bill-money.ts';
import { ExtraChips } from '#web/domain/facts/extra-chips.tsx';
import { withExtra } from '#web/domain/facts/extra-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { LineValues } from './check-out-values.ts';

type BillLinesProps = {
  lines: LineValues[];
  /** Whether sales tax is taken at all. */
  isTaxed: boolean;
  onChange: (lines: LineValues[]) => void;
};

const added: readonly { kind: LineKind; label: string; name: string }[] = [
  { kind: 'extra', label: 'Extra', name: '' },
  { kind: 'product', label: 'Product', name: '' },
  { kind: 'discount', label: 'Discount', name: 'Discount' },
];
const mostLines = 200;

/** The lines of a bill, each with its name, its amount and whether it is taxed. */
export function BillLines({ lines, isTaxed, onChange }: BillLinesProps) {
  const change = (key: string, changed: Partial<LineValues>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  return (
    <>
      <ul className="grid gap-3">
        {lines.map(({ key, kind, name, amount, taxable }, nth) => {
          const called = name || `line ${nth + 1}`;
          return (
            <li key={key} className="grid gap-1">
              {/* On a phone the name has the line to itself, so that it is read whole. */}
              <div className="flex items-center justify-end gap-2 max-sm:flex-wrap">
                <div className="min-w-0 flex-1 max-sm:flex-[1_0_100%]">
                  <Textarea
                    aria-label={`What line ${nth + 1} is`}
                    className="field-sizing-content min-h-11! resize-none"
                    rows={1}
                    maxLength={80}
                    autoComplete="off"
                    placeholder={placeholders[kind]}
                    value={name}
                    onChange={({ target }) => change(key, { name: target.value.replaceAll('\n', '') })}
                  />
                </div>
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
                isTaxed && (
                  <Checkbox
                    checked={taxable}
                    onChange={({ target }) => change(key, { taxable: target.checked })}
                  >
                    Taxed
                  </Checkbox>
                )
              )}
            </li>
          );
        })}
      </ul>
      {lines.length < mostLines && (
        <ExtraChips
          onAdd={(extra) =>
            onChange(
              withExtra(lines, extra, (typed) => ({ ...typed, kind: 'extra', petId: null, taxable: true })),
            )
          }
        />
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

const placeholders: Record<LineKind, string> = {
  service: 'Service',
  extra: 'Extra, such as mats or teeth',
  product: 'Product',
  fee: 'Fee',
  discount: 'Discount',
};
