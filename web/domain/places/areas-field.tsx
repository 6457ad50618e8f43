import { useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

type AreasFieldProps = { name: string; label: string; hint: string };

const has = (areas: readonly string[], area: string) =>
  areas.some((other) => other.toLowerCase() === area.toLowerCase());

/**
 * A list of places, each added by typing or from the suggestions. Text not added yet already counts, so Save
 * resolves it too and asks what was meant.
 */
export function AreasField({ name, label, hint }: AreasFieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const areas = field.value as string[];
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const suggestions = usePlaceSuggestions(typed);
  const pending = typed.trim();
  const added = areas.filter((area) => area !== pending);
  const type = (text: string) => {
    const area = text.trim();
    setTyped(text);
    field.onChange(area && !has(added, area) ? [...added, area] : added);
  };
  const add = (area: string) => {
    if (!area) return;
    field.onChange(has(added, area) ? added : [...added, area]);
    setTyped('');
    setSaid(`${area} added`);
  };
  const remove = (area: string) => {
    field.onChange(areas.filter((other) => other !== area));
    setSaid(`${area} removed`);
    input.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} error={fieldState.error?.message}>
        <div className="flex gap-2">
          <div className="min-w-0 grow">
            <Combobox
              ref={input}
              icon="pin"
              maxLength={120}
              value={typed}
              busy={suggestions.busy}
              options={suggestions.options.filter((option) => !has(added, option.label))}
              aria-controls={listId}
              onQuery={type}
              onPick={(option) => add(option.label)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant'))
                  return;
                event.preventDefault();
                add(pending);
              }}
            />
          </div>
          <Button onClick={() => add(pending)}>Add</Button>
        </div>
      </Field>
      <ul id={listId} className="flex flex-wrap gap-2 empty:hidden" aria-label={label}>
        {added.map((area) => (
          <li key={area} className="badge max-w-full gap-1! py-0! pr-0!">
            <span className="min-w-0 wrap-anywhere whitespace-normal">{area}</span>
            <button
              type="button"
              aria-label={`Remove ${area}`}
              className="grid size-9 place-items-center rounded-s hover:bg-line pointer-coarse:size-11"
              onClick={() => remove(area)}
            >
              <Icon name="x" size="s" />
            </button>
          </li>
        ))}
      </ul>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
