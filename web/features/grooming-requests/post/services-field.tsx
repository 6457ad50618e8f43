import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isOwnService, isServiceCode, serviceCodes } from '#contract/pets/pet-codes.ts';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { services, suits } from '#reference/services.ts';
import { stopReason, stopWarning } from '#reference/warnings/warnings.ts';
import type { WarnedPet } from '#reference/warnings/warnings.ts';
import { Button } from '#web/ui/button.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { WhyWeAsk } from '#web/domain/care-tips/why-we-ask.tsx';
import type { RequestValues } from './request-draft.ts';

type ServicesFieldProps = {
  pets: readonly WarnedPet[];
  /** Services of the asked provider's own name. */
  own: ReactNode;
  /** Whether add-ons are folded until they are asked for. */
  folds: boolean;
};

const kinds = [
  { kind: 'main', legend: 'Main service' },
  { kind: 'add_on', legend: 'Add-ons' },
] as const;

/** Services with their descriptions. Services that suit none of the pets are hidden behind a button. */
export function ServicesField({ pets, own, folds }: ServicesFieldProps) {
  const { control, formState } = useFormContext<RequestValues>();
  const { field } = useController({ control, name: 'servicesNeeded' });
  const [all, setAll] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const chosen = field.value.filter(isServiceCode);
  const fits = (code: ServiceCode) =>
    pets.length === 0 ||
    pets.some(({ species, coat, breed, recognizedBreed }) =>
      suits(code, { species, breed: recognizedBreed ?? breed, ...(coat ? { coat } : {}) }),
    ) ||
    field.value.includes(code);
  const shown = serviceCodes.filter((code) => all || fits(code));
  const toggle = (code: ServiceCode) =>
    field.onChange(
      field.value.includes(code)
        ? field.value.filter((other) => other !== code)
        : [
            ...serviceCodes.filter((other) => other === code || field.value.includes(other)),
            ...field.value.filter(isOwnService),
          ],
    );
  const addOns = chosen.filter((code) => services[code].kind === 'add_on').length;
  const open = !folds || unfolded;
  return (
    <div className="grid gap-5">
      {kinds.map(({ kind, legend }) =>
        kind === 'add_on' && !open ? (
          <Button key={kind} wide aria-expanded={false} onClick={() => setUnfolded(true)}>
            {addOns === 0 ? 'Add-ons' : `Add-ons (${addOns})`}
          </Button>
        ) : (
          <Fieldset
            key={kind}
            legend={legend}
            error={kind === 'main' && formState.errors.servicesNeeded?.message}
          >
            <div className="grid gap-2.5 sm:grid-cols-2">
              {shown
                .filter((code) => services[code].kind === kind)
                .map((code) => (
                  <ServiceChoice
                    key={code}
                    code={code}
                    chosen={field.value.includes(code)}
                    stopped={pets.map((pet) => stopReason(pet, code)).find(Boolean)}
                    includedIn={chosen.find((other) => services[other].includes.includes(code))}
                    onToggle={() => toggle(code)}
                  />
                ))}
            </div>
          </Fieldset>
        ),
      )}
      {own}
      <WhyNot pets={pets} shown={shown} />
      {(all || shown.length < serviceCodes.length) && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAll(!all)}>
          {all ? 'Only what suits' : 'Show all services'}
        </Button>
      )}
    </div>
  );
}

/** The care tips behind services that are forbidden for one of the pets. */
function WhyNot({ pets, shown }: { pets: readonly WarnedPet[]; shown: readonly ServiceCode[] }) {
  const id = useId();
  const found = pets.flatMap((pet) => shown.flatMap((code) => stopWarning(pet, code) ?? []));
  const warnings = new Map(found.map((warning) => [warning.code, warning]));
  return [...warnings.values()].map(({ code, reason, tipId }) => (
    <div key={code}>
      <p id={`${id}-${code}`}>{reason}</p>
      {tipId && <WhyWeAsk tipId={tipId} warning={`${id}-${code}`} label="What to do instead" />}
    </div>
  ));
}

type ServiceChoiceProps = {
  code: ServiceCode;
  chosen: boolean;
  /** Chosen service that already includes this one. */
  includedIn: ServiceCode | undefined;
  /** Reason why this service must not be done on one of the pets. */
  stopped: string | undefined;
  onToggle: () => void;
};

function ServiceChoice({ code, chosen, includedIn, stopped, onToggle }: ServiceChoiceProps) {
  const { label, explanation } = services[code];
  return (
    <label className="check choice content-start">
      <input
        type="checkbox"
        className="row-span-2"
        checked={chosen}
        disabled={stopped !== undefined && !chosen}
        onChange={onToggle}
      />
      <span className="font-strong">{label}</span>
      <span className="text-right text-s text-ink-2">{includedIn && !chosen ? 'Included' : ''}</span>
      <span className="col-span-2 text-s text-ink-2">{stopped ?? explanation}</span>
    </label>
  );
}
