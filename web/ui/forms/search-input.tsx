import { Input } from './input.tsx';
import type { InputProps } from './input.tsx';

type SearchInputProps = Omit<InputProps, 'type' | 'icon' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
};

/** An input for words to search. */
export function SearchInput({ onChange, ...rest }: SearchInputProps) {
  return <Input {...rest} type="search" icon="search" onChange={({ target }) => onChange(target.value)} />;
}
