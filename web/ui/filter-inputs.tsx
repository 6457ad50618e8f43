import { useEffect, useState } from 'react';

import { Field } from './field.tsx';
import { Input } from './input.tsx';

type NumberFilterProps = {
  label: string;
  value: number | undefined;
  max: number;
  placeholder?: string;
  onChange: (value: number | undefined) => void;
};

/** A whole number from 1; what lies beyond `max` is not taken. */
export function NumberFilter({ label, value, max, placeholder = 'Any', onChange }: NumberFilterProps) {
  return (
    <Field label={label}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        className="tabular-nums"
        value={value ?? ''}
        onChange={({ target }) => {
          const typed = Number(target.value.replaceAll(/\D/g, ''));
          if (typed <= max) onChange(typed || undefined);
        }}
      />
    </Field>
  );
}

/** How long somebody pauses before the words are looked for, in ms. */
const pause = 400;

type WordsFilterProps = { value: string | undefined; onChange: (words: string | undefined) => void };

/** Words that are looked for once the typing pauses, or the field is left. */
export function WordsFilter({ value: searched = '', onChange }: WordsFilterProps) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined || typed.trim() === searched) return undefined;
    const timer = setTimeout(() => onChange(typed.trim() || undefined), pause);
    return () => clearTimeout(timer);
  }, [typed, searched, onChange]);
  return (
    <Field label="Search">
      <Input
        type="search"
        icon="search"
        maxLength={100}
        placeholder="Any words"
        value={typed ?? searched}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined) onChange(typed.trim() || undefined);
          setTyped(undefined);
        }}
      />
    </Field>
  );
}
