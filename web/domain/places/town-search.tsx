import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { townOf } from './near.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

/** The public page of the town that a suggestion like 'San Antonio, TX' names. */
function townPageOf(label: string): string | undefined {
  const [, city, state] = /^(.+), ([A-Z]{2})\b/.exec(label) ?? [];
  if (!city || !state) return undefined;
  const slug = city
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return href('town-page', { state: state.toLowerCase(), city: slug });
}

/** A field that leads to the public page of a town, where anyone can look at its groomers and salons. */
export default function TownSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { options, busy } = usePlaceSuggestions(text);
  const queries = useQueryClient();
  const typed = text.trim();
  const go = (label: string | null | undefined) => {
    const page = label && townPageOf(label);
    if (page) void navigate(page);
    else setProblem('We do not know this place. Try a ZIP code.');
  };
  /** Asks for what is typed, since the suggestions may still be on their way. */
  const goToTyped = async () => {
    if (!typed) return setProblem('Type a city or a ZIP code.');
    try {
      const [place] = await queries.fetchQuery(query('GET /api/places', { query: { q: typed } }));
      go(place && townOf(place));
    } catch {
      setProblem('The places did not load. Try again.');
    }
  };
  return (
    <form
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,22rem)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void goToTyped();
      }}
    >
      <Field label="City or ZIP code" error={problem}>
        <Combobox
          icon="pin"
          maxLength={120}
          value={text}
          options={options}
          busy={busy}
          onQuery={(typed) => {
            setText(typed);
            setProblem(undefined);
          }}
          onPick={({ label }) => {
            setText(label);
            go(label);
          }}
        />
      </Field>
      <Button type="submit" className="sm:mt-7 sm:justify-self-start">
        See groomers
      </Button>
    </form>
  );
}
