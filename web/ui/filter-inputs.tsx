import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentProps } from 'react';

import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Select } from './select.tsx';

/** How long nothing is typed before it is searched for, in ms. */
const pause = 400;

/**
 * What was entered, shown at once. The value from outside does not replace it while the field has the focus, nor as
 * long as it is still the one from before: an address that follows late takes nothing back.
 */
function useEntered(value: string) {
  const [focused, setFocused] = useState(false);
  const [entered, setEntered] = useState<{ text: string; over: string }>();
  if (entered && !focused && entered.over !== value) setEntered(undefined);
  return {
    shown: entered?.text ?? value,
    enter: (text: string | undefined) => setEntered(text === undefined ? undefined : { text, over: value }),
    focus: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  };
}

/** Typed text that is handed on after a pause, or when the field is left. `tidy` is how it comes back from outside. */
function useTyped(value: string, tidy: (text: string) => string, onSettled: (text: string) => void) {
  const { shown, enter, focus } = useEntered(value);
  const settle = useEffectEvent((text: string) => text !== value && onSettled(text));
  const settled = tidy(shown);
  useEffect(() => {
    const timer = setTimeout(() => settle(settled), pause);
    return () => clearTimeout(timer);
  }, [settled]);
  const onBlur = () => {
    settle(settled);
    enter(settled === value ? undefined : settled);
    focus.onBlur();
  };
  return { text: shown, type: enter, focus: { ...focus, onBlur } };
}

const tidyNumber = (text: string) => String(Number(text) || '');
const tidyWords = (text: string) => text.trim();

type NumberFilterProps = {
  label: string;
  value: number | undefined;
  max: number;
  placeholder?: string;
  onChange: (value: number | undefined) => void;
};

/** A whole number from 1; what lies beyond `max` is not taken. */
export function NumberFilter({ label, value, max, placeholder = 'Any', onChange }: NumberFilterProps) {
  const { text, type, focus } = useTyped(String(value ?? ''), tidyNumber, (typed) =>
    onChange(Number(typed) || undefined),
  );
  return (
    <Field label={label}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        className="tabular-nums"
        value={text}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '');
          if (Number(digits) <= max) type(digits);
        }}
        {...focus}
      />
    </Field>
  );
}

type WordsFilterProps = { value: string | undefined; onChange: (words: string | undefined) => void };

/** Words that are looked for once the typing pauses, or the field is left. */
export function WordsFilter({ value = '', onChange }: WordsFilterProps) {
  const { text, type, focus } = useTyped(value, tidyWords, (typed) => onChange(typed || undefined));
  return (
    <Field label="Search">
      <Input
        type="search"
        icon="search"
        maxLength={100}
        placeholder="Keyword"
        value={text}
        onChange={({ target }) => type(target.value)}
        {...focus}
      />
    </Field>
  );
}

type FilterSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  value: string;
  onChoose: (value: string) => void;
};

/** A choice that is shown at once, however late the value from outside follows. */
export function FilterSelect({ value, onChoose, ...rest }: FilterSelectProps) {
  const { shown, enter, focus } = useEntered(value);
  return (
    <Select
      {...rest}
      {...focus}
      value={shown}
      onChange={({ target }) => {
        enter(target.value);
        onChoose(target.value);
      }}
    />
  );
}
