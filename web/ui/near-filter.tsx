import { useState } from 'react';
import { radii } from '#web/lib/near.ts';
import type { Home, Near } from '#web/lib/near.ts';
import { usePlaceSuggestions } from '#web/lib/place-suggestions.ts';

import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

type NearFilterProps = { value: Near; home: Home; onChange: (change: Near) => void };

/** Around which place, and how far. An empty place is one's own. */
export default function NearFilter({ value: { near, radius }, home, onChange }: NearFilterProps) {
  const [text, setText] = useState(near ?? '');
  const suggestions = usePlaceSuggestions(text === near ? '' : text);
  const place = (chosen: string) => {
    setText(chosen);
    onChange({ near: chosen.trim() || undefined, radius });
  };
  return (
    <div className="grid gap-4">
      <Field
        label="City or ZIP"
        hint={home?.city ? `Left empty, we look around ${home.city}.` : 'For example 78704, or Austin, TX'}
      >
        <Combobox
          {...suggestions}
          icon="pin"
          value={text}
          maxLength={120}
          placeholder={home?.city ?? undefined}
          empty="No place found. Try a ZIP, or a city with its state."
          onQuery={(typed) => {
            setText(typed);
            if (typed.trim() === '') place('');
          }}
          onPick={(option) => place(option.label)}
          onBlur={() => {
            if (text.trim() !== (near ?? '')) place(text);
          }}
        />
      </Field>
      <Field label="Radius">
        <Select
          value={radius ?? ''}
          onChange={({ target }) =>
            onChange({ near, radius: target.value === 'any' ? 'any' : Number(target.value) || undefined })
          }
        >
          <option value="">{home ? `As in my profile (${home.preferredRadius} mi)` : 'Any distance'}</option>
          {radii.map((miles) => (
            <option key={miles} value={miles}>
              {miles} miles
            </option>
          ))}
          {home && <option value="any">Any distance</option>}
        </Select>
      </Field>
    </div>
  );
}
