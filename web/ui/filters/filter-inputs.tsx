import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentProps } from 'react';

import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';
import { Select } from '../forms/select.tsx';

/** Debounce before a typed filter is applied, in ms. */
const pause = 400;

/**
 * Shows entered text at once. The outside value replaces it only after the field lost the focus and the value
 * has changed, so that a slow URL update does not undo typing.
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

/** Applies typed text after a pause or on blur. `tidy` returns the text as the outside value will have it. */
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

/** A filter for a whole number from 1; larger input than `max` is ignored. */
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

type WordsFilterProps = {
  value: string | undefined;
  placeholder?: string | undefined;
  onChange: (words: string | undefined) => void;
};

/** A text filter, applied after a typing pause or on blur. */
export function WordsFilter({ value = '', placeholder = 'Keyword', onChange }: WordsFilterProps) {
  const { text, type, focus } = useTyped(value, tidyWords, (typed) => onChange(typed || undefined));
  return (
    <Field label="Search">
      <Input
        type="search"
        icon="search"
        maxLength={100}
        placeholder={placeholder}
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

/** A select filter that shows the choice at once, even if the outside value follows late. */
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
