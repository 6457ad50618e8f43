import { useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { Field } from './field.tsx';
import { Icon } from '../icon.tsx';
import { Input } from './input.tsx';
import { LiveRegion } from '../live-region.tsx';

type TagInputProps = {
  name: string;
  label: string;
  /** The name of one entry, e.g. 'specialization'. */
  entry: string;
  hint?: string;
  /** Common entries as buttons. */
  suggestions?: readonly string[];
};

const none: readonly string[] = [];

const isOn = (list: string[], word: string) =>
  list.some((other) => other.toLowerCase() === word.toLowerCase());

/**
 * A list of short, unique, non-blank entries, added one by one. Text not added yet already counts as an
 * entry: blur does not move the layout, so a tap on Save hits its button and saves it too.
 */
export function TagInput({ name, label, entry, hint, suggestions = none }: TagInputProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const words = field.value as string[];
  const [pending, setPending] = useState('');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  const settled = words.filter((word) => word !== pending);
  const type = (text: string) => {
    const word = text.trim();
    const listed = word !== '' && !isOn(settled, word);
    setTyped(text);
    setProblem('');
    setPending(listed ? word : '');
    field.onChange(listed ? [...settled, word] : settled);
  };
  const empty = () => {
    setTyped('');
    setPending('');
    setProblem('');
  };
  const finish = () => {
    const word = typed.trim();
    if (word === '') return setProblem(`Type a ${entry} first`);
    if (isOn(settled, word)) return setProblem(`${word} is already on the list`);
    empty();
    return setSaid(`${word} added`);
  };
  const add = (word: string) => {
    field.onChange([...words, word]);
    setSaid(`${word} added`);
  };
  const remove = (word: string) => {
    field.onChange(words.filter((other) => other !== word));
    if (word === pending) empty();
    setSaid(`${word} removed`);
    input.current?.focus();
  };
  const left = suggestions.filter((word) => !isOn(words, word));

  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} error={problem || fieldState.error?.message}>
        <div
          className="flex gap-2"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (typed.trim() !== '' && !currentTarget.contains(relatedTarget)) finish();
          }}
        >
          <div className="min-w-0 grow">
            <Input
              ref={input}
              value={typed}
              maxLength={60}
              aria-controls={listId}
              onChange={({ target }) => type(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                finish();
              }}
            />
          </div>
          <Button
            // Without this, blur would add the entry before the button does, because not every browser
            // reports the button as the new focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={finish}
            aria-label={`Add ${entry}`}
          >
            Add
          </Button>
        </div>
      </Field>
      <ul id={listId} className="flex flex-wrap gap-2 empty:hidden" aria-label={label}>
        {words.map((word) => (
          <li key={word} className="badge max-w-full gap-1! py-0! pr-0!">
            <span className="min-w-0 wrap-anywhere whitespace-normal">{word}</span>
            <button
              type="button"
              aria-label={`Remove ${word}`}
              className="grid size-9 place-items-center rounded-s hover:bg-line pointer-coarse:size-11"
              onClick={() => remove(word)}
            >
              <Icon name="x" size="s" />
            </button>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <fieldset className="flex flex-wrap gap-2" aria-label={`Often used: ${label.toLowerCase()}`}>
          {left.map((word) => (
            <Chip key={word} icon="plus" onClick={() => add(word)}>
              {word}
            </Chip>
          ))}
        </fieldset>
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
