import { useEffect, useEffectEvent, useRef } from 'react';

import { Input } from './input.tsx';
import type { InputProps } from './input.tsx';

type SearchInputProps = Omit<InputProps, 'type' | 'icon' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
};

/** An input for words to search; it also takes what was typed before the page's scripts had loaded. */
export function SearchInput({ value, onChange, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeTyped(), []);
  return (
    <Input
      {...rest}
      ref={input}
      type="search"
      icon="search"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
