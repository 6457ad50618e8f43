import { useForm } from 'react-hook-form';
import type { ChangeEvent } from 'react';
import type { UseFormReturn, UseFormRegisterReturn } from 'react-hook-form';
import { CallError } from '#web/lib/api/call-error.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import {
  formatCardNumber,
  formatCode,
  formatExpiry,
  hasExpired,
  isCardNumber,
  parseExpiry,
  reformat,
} from './card-format.ts';
import type { CardInput } from '../memberships.api.ts';

export type CardDraft = { number: string; expiry: string; cvc: string };
export type CardForm = UseFormReturn<CardDraft>;

/** Form state of a typed card. The card is kept only in this form and sent once. */
export const useCardForm = (): CardForm =>
  useForm<CardDraft>({ defaultValues: { number: '', expiry: '', cvc: '' }, reValidateMode: 'onSubmit' });

/** Converts a typed card to the format of the test processor. */
export const toCard = ({ number, expiry, cvc }: CardDraft): CardInput => ({
  number: number.replaceAll(/\D/g, ''),
  cvc,
  ...(parseExpiry(expiry) ?? { expMonth: 0, expYear: 0 }),
});

/** Returns the card field that an error refers to, if any. */
export function cardFieldAtFault(error: unknown): keyof CardDraft | undefined {
  const [at] = error instanceof CallError ? error.errors : [];
  return at && cardFieldOf(at.path);
}

/** Shows an error under the card field it refers to; does nothing for other errors. */
export function showCardProblem(form: CardForm, error: unknown): void {
  const field = cardFieldAtFault(error);
  if (field && error instanceof CallError)
    form.setError(field, { message: error.errors[0]?.message }, { shouldFocus: true });
}

function cardFieldOf(path: string): keyof CardDraft | undefined {
  if (!path.startsWith('card')) return undefined;
  if (/exp(Month|Year)$/.test(path)) return 'expiry';
  return path.endsWith('cvc') ? 'cvc' : 'number';
}

/** Formats the field on each change, before the form reads its value. */
const formatted = (field: UseFormRegisterReturn, format: (text: string) => string) => ({
  ...field,
  onChange(event: ChangeEvent<HTMLInputElement>) {
    reformat(event.target, format);
    return field.onChange(event);
  },
});

function checkExpiry(text: string): true | string {
  const parsed = parseExpiry(text);
  if (!parsed) return 'Use month and year, like 04 / 29';
  return !hasExpired(parsed, new Date()) || 'This card has expired';
}

/**
 * Fields for number, expiry and code. Each error is shown under its field and cleared when that field is
 * edited.
 */
export function CardFields({ form, disabled }: { form: CardForm; disabled?: boolean }) {
  const { register, clearErrors, formState } = form;
  const { errors } = formState;
  const number = register('number', {
    validate: (text) => isCardNumber(text) || 'Check the card number',
    onChange: () => clearErrors('number'),
  });
  const expiry = register('expiry', {
    validate: checkExpiry,
    onChange: () => clearErrors('expiry'),
  });
  const cvc = register('cvc', {
    validate: (text) => /^\d{3,4}$/.test(text) || 'Use the 3 or 4 digits of the card',
    onChange: () => clearErrors('cvc'),
  });
  const money = { inputMode: 'numeric', className: 'tabular-nums', readOnly: disabled } as const;
  return (
    <div className="grid gap-[22px]">
      <Field label="Card number" error={errors.number?.message}>
        <Input icon="card" autoComplete="cc-number" {...money} {...formatted(number, formatCardNumber)} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Expires" error={errors.expiry?.message}>
          <Input
            autoComplete="cc-exp"
            placeholder="MM / YY"
            {...money}
            {...formatted(expiry, formatExpiry)}
          />
        </Field>
        <Field label="Security code" error={errors.cvc?.message}>
          <Input autoComplete="cc-csc" placeholder="3 digits" {...money} {...formatted(cvc, formatCode)} />
        </Field>
      </div>
    </div>
  );
}
