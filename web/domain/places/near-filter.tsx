import { useState } from 'react';
import { radii } from './near.ts';
import type { Home, Near } from './near.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FilterSelect } from '#web/ui/filters/filter-inputs.tsx';

type NearFilterProps = {
  value: Near;
  home: Home;
  onChange: (change: Near) => void;
  /** The problem with the typed place. */
  problem?: string | undefined;
  /** Calls `onChange` on every keystroke, not only for finished input. */
  live?: boolean;
};

/** Filters by a place and a radius; an empty place means the user's own. */
export default function NearFilter({
  value: { near, radius },
  home,
  onChange,
  problem,
  live = false,
}: NearFilterProps) {
  const [typed, setTyped] = useState<string>();
  const suggestions = usePlaceSuggestions(typed ?? '');
  const place = (text: string) => onChange({ near: text.trim() || undefined });
  const finish = () => {
    if (!live && typed !== undefined && typed.trim() !== (near ?? '')) place(typed);
    setTyped(undefined);
  };
  return (
    <div className="grid gap-4">
      <Field
        label="City or ZIP"
        hint={home?.place ? `Leave blank to search near ${home.place}.` : 'For example 78704, or Austin, TX'}
        error={typed === undefined && problem}
      >
        <Combobox
          {...suggestions}
          icon="pin"
          value={typed ?? near ?? ''}
          maxLength={120}
          placeholder={home?.place ?? undefined}
          empty="No place found. Try a ZIP, or a city with its state."
          onQuery={(text) => {
            setTyped(text);
            if (live || text.trim() === '') place(text);
          }}
          onPick={(option) => {
            setTyped(undefined);
            place(option.label);
          }}
          onKeyDown={({ key }) => key === 'Enter' && finish()}
          onBlur={finish}
        />
      </Field>
      <Field label="Radius">
        <FilterSelect
          value={String(radius ?? '')}
          onChoose={(chosen) => onChange({ radius: chosen === 'any' ? 'any' : Number(chosen) || undefined })}
        >
          <option value="">{home ? `As in my profile (${home.preferredRadius} mi)` : 'Any distance'}</option>
          {(typeof radius === 'number'
            ? [...new Set([...radii, radius])].toSorted((a, b) => a - b)
            : radii
          ).map((miles) => (
            <option key={miles} value={miles}>
              {miles} miles
            </option>
          ))}
          {home && <option value="any">Any distance</option>}
        </FilterSelect>
      </Field>
    </div>
  );
}
