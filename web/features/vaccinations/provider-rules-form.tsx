import { useState } from 'react';
import type { ReactNode } from 'react';
import { askedConsents, consentTexts } from '#contract/consents/consent-kinds.ts';
import { vaccineCodes } from '#contract/vaccinations/vaccination-codes.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import type { VaccinationRules } from '#contract/vaccinations/vaccinations.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { inMinutes } from '#web/lib/dates.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { useSaveProviderRules } from './vaccinations.api.ts';

const asksFor = {
  vet_release: 'you may take the pet to a vet, up to an amount that the client names.',
  photos: 'you may show photos of the pet.',
};

type ProviderRulesFormProps = { rules: VaccinationRules; onSaved: () => void; leave: ReactNode };

/** Days before the visit by vaccine, as typed. Vaccines that are not required are missing. */
type Asked = Partial<Record<VaccineCode, string>>;

/** Form for required vaccinations, their lead time before the visit, and whether Premium is honored. */
export default function ProviderRulesForm({ rules, onSaved, leave }: ProviderRulesFormProps) {
  const [asked, setAsked] = useState<Asked>(() =>
    Object.fromEntries(rules.rules.map(({ kind, minDaysBefore }) => [kind, String(minDaysBefore)])),
  );
  const [acceptsTiters, setTiters] = useState(rules.acceptsTiters);
  const [acceptsWaivers, setWaivers] = useState(rules.acceptsWaivers);
  const [honorsPremium, setHonors] = useState(rules.honorsPremium);
  const [consents, setConsents] = useState(rules.consents);
  const [travelBuffer, setBuffer] = useState(String(rules.travelBuffer));
  const save = useSaveProviderRules();
  const kinds = vaccineCodes.filter((kind) => asked[kind] !== undefined);
  const wrong = save.error instanceof CallError ? save.error.errors : [];
  const errorAt = (kind: VaccineCode) => {
    const place = kinds.indexOf(kind);
    return wrong.find(({ path }) => path.startsWith(`rules.${place}.`))?.message;
  };
  const toggle = (kind: VaccineCode) =>
    setAsked((before) => {
      const { [kind]: days, ...others } = before;
      return days === undefined ? { ...others, [kind]: '0' } : others;
    });
  const send = async () => {
    const body = {
      rules: kinds.map((kind) => ({ kind, minDaysBefore: Number(asked[kind]) || 0 })),
      acceptsTiters,
      acceptsWaivers,
      honorsPremium,
      consents,
      travelBuffer: Number(travelBuffer),
    };
    if (await save.run({ body })) onSaved();
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Fieldset
        legend="Vaccinations you ask for"
        hint="Checked on the day of the visit, when you offer, when you are booked and when the pet comes in."
      >
        <ul>
          {vaccineCodes.map((kind) => (
            <li
              key={kind}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-1.5 first:border-t-0"
            >
              <Checkbox checked={asked[kind] !== undefined} onChange={() => toggle(kind)}>
                {vaccines[kind].label}
              </Checkbox>
              {asked[kind] !== undefined && (
                <Field
                  label={`Days before the visit, ${vaccines[kind].label}`}
                  labelHidden
                  error={errorAt(kind)}
                  className="w-44"
                >
                  <Input
                    inputMode="numeric"
                    maxLength={2}
                    className="tabular-nums"
                    value={asked[kind]}
                    end={
                      <span
                        aria-hidden="true"
                        className="inline-flex h-11 items-center pr-3 text-s text-ink-2"
                      >
                        days before
                      </span>
                    }
                    onChange={({ target }) =>
                      setAsked({ ...asked, [kind]: target.value.replaceAll(/\D/g, '') })
                    }
                  />
                </Field>
              )}
            </li>
          ))}
        </ul>
      </Fieldset>
      <Fieldset
        legend="Instead of a vaccination"
        hint="They count with their proof on record, until the day it expires."
      >
        <Checkbox checked={acceptsTiters} onChange={({ target }) => setTiters(target.checked)}>
          Accept titer tests, except for rabies: by law they do not replace that vaccination.
        </Checkbox>
        <Checkbox checked={acceptsWaivers} onChange={({ target }) => setWaivers(target.checked)}>
          Accept a vet’s medical waiver. For rabies, only some states allow it: check yours.
        </Checkbox>
      </Fieldset>
      <Fieldset
        legend="Consents you ask every client for"
        hint="Signed once a year, at check-in or with the client’s link. A pelted coat and a senior or ill pet are asked for by themselves."
      >
        {askedConsents.map((kind) => (
          <Checkbox
            key={kind}
            checked={consents.includes(kind)}
            onChange={({ target }) =>
              setConsents(
                askedConsents.filter((each) => (each === kind ? target.checked : consents.includes(each))),
              )
            }
          >
            {consentTexts[kind].title}: {asksFor[kind]}
          </Checkbox>
        ))}
      </Fieldset>
      <Fieldset legend="Premium">
        <Checkbox checked={honorsPremium} onChange={({ target }) => setHonors(target.checked)}>
          Honors Premium: Premium members pay 15 to 25% less with you, and you are shown as honoring it.
        </Checkbox>
      </Fieldset>
      <Field
        label="Between two places"
        hint="Kept free besides the drive, for loading and parking. You are warned before you take work that you cannot reach in time."
      >
        <Select
          options={[...new Set([0, 5, 10, 15, 20, 30, 45, 60, 90, 120, rules.travelBuffer])]
            .toSorted((one, other) => one - other)
            .map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? 'Only the drive' : inMinutes(minutes),
            }))}
          value={travelBuffer}
          onChange={({ target }) => setBuffer(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {leave}
        <Button type="submit" variant="primary" busy={save.busy && 'Saving...'}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
