import { BusinessFactsDraft, GroomerFactsDraft } from '#contract/profiles/facts.ts';
import type { ProviderFacts } from '#contract/profiles/facts.ts';
import { extraCodes, extraNames } from '#reference/prices/extra-prices.ts';
import { AreasField } from '#web/domain/places/areas-field.tsx';
import type { FactsSide } from '#web/domain/facts/own-facts.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';
import { ProfileForm, profileWords } from '../profile-form.tsx';
import type { FormButtons } from '../profile-form.tsx';
import { businessFactsDraft, factsProblems, factsValues, groomerFactsDraft } from './facts-values.ts';
import { BreedPricesField } from './breed-prices-field.tsx';
import { HoursField } from './hours-field.tsx';
import { LanguagesField } from './languages-field.tsx';
import { OwnPricesField } from './own-prices-field.tsx';
import { PriceBookField } from './price-book-field.tsx';
import { SafetyFields } from './safety-fields.tsx';

export type FactsPart = 'hours' | 'areas' | 'prices' | 'safety' | 'languages';

type FactsFormProps = {
  side: FactsSide;
  own: ProviderFacts;
  /** Part of the facts to show; the others are saved unchanged. */
  part: FactsPart;
  onSaved: () => void;
  silent?: boolean;
  buttons: FormButtons;
};

/** Form for a part of the facts of a groomer or business. */
export default function FactsForm({ side, own, part, onSaved, silent, buttons }: FactsFormProps) {
  const isBusiness = side === 'business';
  const draft = useDraft({
    values: factsValues(own),
    schema: isBusiness ? BusinessFactsDraft : GroomerFactsDraft,
    bodyOf: isBusiness ? businessFactsDraft : groomerFactsDraft,
    problems: factsProblems,
    fieldFor: (path) =>
      path.startsWith('areas.') ? 'areas' : path.replace(/^(breedPrices\.\d+\.)breed$/, '$1who'),
    editing: { record: own, valuesOf: factsValues },
  });
  const options = { ...profileWords(silent), refused: draft.refused };
  const saveGroomer = useAction('PUT /api/profiles/groomer/facts', options);
  const saveBusiness = useAction('PUT /api/profiles/business/facts', options);
  const save = isBusiness ? saveBusiness : saveGroomer;
  return (
    <ProfileForm
      draft={draft}
      send={async (values) => (await save.run(draft.changesIn(values))) && onSaved()}
      buttons={buttons}
      isLong={part === 'prices' || part === 'hours'}
    >
      {part === 'hours' && <HoursField />}
      {part === 'areas' && (
        <AreasField
          name="areas"
          label="Cities and ZIPs you come to"
          hint="Pet parents there see that you come to them."
        />
      )}
      {part === 'prices' && <PriceBookField />}
      {part === 'prices' && <BreedPricesField />}
      {part === 'prices' && <OwnPricesField />}
      {part === 'prices' && <ExtrasField />}
      {part === 'safety' && <SafetyFields state={own.state} />}
      {part === 'languages' && <LanguagesField />}
    </ProfileForm>
  );
}

/** What is added on the day; each is one tap at check-out. */
function ExtrasField() {
  return (
    <Fieldset legend={<span className="text-l">Can be added on the day</span>}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {extraCodes.map((code) => (
          <TextField
            key={code}
            name={`extras.${code}`}
            label={`${extraNames[code]}, $`}
            inputMode="decimal"
            maxLength={9}
          />
        ))}
      </div>
    </Fieldset>
  );
}
