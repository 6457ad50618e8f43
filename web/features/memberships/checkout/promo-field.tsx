import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { PromoCode } from './use-promo-code.ts';

/**
 * Field to apply a promo code, or the applied code with a button to remove it. Enter applies the code and
 * does not pay.
 */
export function PromoField({ promo, disabled }: { promo: PromoCode; disabled?: boolean }) {
  const { applied } = promo;
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <Field label="Promo code" error={promo.refusal}>
          <Input
            value={promo.text}
            readOnly={applied !== null || disabled}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
            onChange={(event) => promo.type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (promo.waiting) void promo.apply();
            }}
          />
        </Field>
        <Button
          className="mt-[27px]"
          disabled={disabled || (!applied && !promo.waiting && !promo.refusal)}
          busy={promo.busy}
          onClick={() =>
            applied ? void promo.remove() : promo.refusal ? promo.type('') : void promo.apply()
          }
        >
          {applied ? 'Remove' : promo.refusal ? 'Clear' : 'Apply'}
        </Button>
      </div>
      <output className="block">
        {applied && (
          <span className="flex gap-1.5 text-s font-strong text-good">
            <Icon name="check" size="s" />
            {applied.description}
          </span>
        )}
      </output>
    </div>
  );
}
