import { useState } from 'react';
import { useController } from 'react-hook-form';
import { languageCodes } from '#contract/profiles/facts.ts';
import type { LanguageCode } from '#contract/profiles/facts.ts';
import { languages } from '#reference/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';

const usual: readonly LanguageCode[] = ['en', 'es', 'vi', 'zh', 'tl', 'ase'];

/** The languages spoken at the provider. */
export function LanguagesField() {
  const { field } = useController<{ languages: LanguageCode[] }, 'languages'>({ name: 'languages' });
  const chosen = field.value;
  const [all, setAll] = useState(false);
  const [first] = useState(() => [...new Set([...usual, ...chosen])]);
  const shown = all ? [...first, ...languageCodes.filter((code) => !first.includes(code))] : first;
  return (
    <Fieldset legend="Languages you speak with pet parents">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {shown.map((code) => (
          <Checkbox
            key={code}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              field.onChange(
                languageCodes.filter((each) => (each === code ? target.checked : chosen.includes(each))),
              )
            }
          >
            {languages[code]}
          </Checkbox>
        ))}
      </div>
      {!all && (
        <Button variant="quiet" className="mt-2 justify-self-start" onClick={() => setAll(true)}>
          More languages
        </Button>
      )}
    </Fieldset>
  );
}
