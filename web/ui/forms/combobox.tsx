/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- these roles are the combobox
   pattern's own, and its keys are handled where the focus is: on the input. */
import * as Popover from 'radix-ui/popover';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { useFieldLabel } from './field.tsx';
import { assignRef } from '#web/ui/assign-ref.ts';
import { Input, type InputProps } from './input.tsx';
import { LiveRegion } from '../live-region.tsx';

export type Suggestion = { id: string; label: string; hint?: string };

type ComboboxProps<Option extends Suggestion> = Omit<InputProps, 'value' | 'onChange' | 'type' | 'list'> & {
  /** The text in the box. */
  value: string;
  /** Called on each edit. The caller looks up suggestions, debounced, and passes them as `options`. */
  onQuery: (text: string) => void;
  options: readonly Option[];
  /** Called when a suggestion is chosen; the caller sets `value`. */
  onPick: (option: Option) => void;
  /** Whether suggestions for the current text are loading. */
  busy?: boolean;
  /** Shown if there are no suggestions; if omitted, no list opens. */
  empty?: string;
};

/**
 * A text box with suggestions (ARIA combobox with a list): arrow keys move, Enter chooses, Escape closes, Tab
 * moves on. The typed text is kept.
 */
export function Combobox<Option extends Suggestion>({
  value,
  onQuery,
  options,
  onPick,
  busy = false,
  empty,
  className,
  onKeyDown,
  onBlur,
  ref,
  ...rest
}: ComboboxProps<Option>) {
  const listId = useId();
  const labelId = useFieldLabel();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const nothing = options.length === 0 && !busy && value.trim() !== '' && empty !== undefined;
  const open = wanted && (options.length > 0 || nothing);
  const current = open ? Math.min(active, options.length - 1) : -1;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const pick = (option: Option) => {
    onPick(option);
    close();
  };
  const move = (step: number) => {
    setWanted(true);
    if (options.length > 0)
      setActive((current + step + options.length + (current < 0 && step < 0 ? 1 : 0)) % options.length);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const chosen = options[current];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Popover.Root open={open} onOpenChange={(stays) => !stays && close()}>
      <Popover.Anchor asChild>
        <div>
          <Input
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            ref={(element) => {
              input.current = element;
              assignRef(ref, element);
            }}
            className={className}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
            value={value}
            onChange={(event) => {
              setWanted(true);
              setActive(-1);
              onQuery(event.target.value);
            }}
            onKeyDown={press}
            onBlur={(event) => {
              onBlur?.(event);
              close();
            }}
          />
        </div>
      </Popover.Anchor>
      <LiveRegion>{open && suggestionCount(options.length, empty)}</LiveRegion>
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className="popover max-h-80 w-(--radix-popover-trigger-width) min-w-56 overflow-y-auto p-1.5"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.target === input.current && event.preventDefault()}
        onPointerDown={(event) => event.preventDefault()}
      >
        {nothing && <p className="px-3 py-2 text-ink-2">{empty}</p>}
        <div
          role="listbox"
          id={listId}
          aria-labelledby={labelId}
          aria-label={labelId ? undefined : 'Suggestions'}
        >
          {options.map((option, index) => (
            <div
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className="menu-item justify-between"
              onPointerMove={() => setActive(index)}
              onClick={() => pick(option)}
            >
              {option.label}
              {option.hint && <span className="text-s text-ink-2">{option.hint}</span>}
            </div>
          ))}
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}

function suggestionCount(count: number, empty: string | undefined): string | undefined {
  if (count === 0) return empty;
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
