import type { AnyService } from '#contract/pets/pet-codes.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { services } from '#reference/services.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Select } from '#web/ui/forms/select.tsx';

/** Whether a service is part of another, which costs nothing more. */
export const isIncluded = (code: AnyService, main: AnyService): boolean =>
  main in services && services[main as keyof typeof services].includes.some((each) => each === code);

/** Add-ons first: they are what is added most. */
const choices = Object.entries(services)
  .toSorted(([, one], [, other]) => Number(one.kind !== 'add_on') - Number(other.kind !== 'add_on'))
  .map(([code]) => code as AnyService);

type MoreServicesProps = {
  /** The pet's name. */
  of: string;
  main: AnyService;
  more: AnyService[];
  /** Services of the provider's own name. */
  own: AnyService[];
  /** Called with all services, the main one first. */
  onChange: (codes: AnyService[]) => void;
};

/** Adds and removes further services of a pet, such as nails or teeth. */
export function MoreServices({ of, main, more, own, onChange }: MoreServicesProps) {
  const left = [...choices, ...own].filter(
    (code) => code !== main && !more.includes(code) && !isIncluded(code, main),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {more.map((code) => (
        <Chip key={code} icon="x" onClick={() => onChange([main, ...more.filter((each) => each !== code)])}>
          {serviceLabel(code)} <span className="sr-only">for {of}, remove</span>
        </Chip>
      ))}
      <Select
        aria-label={`More services for ${of}`}
        className="min-h-11! w-auto max-w-full py-1.5!"
        placeholder="Add a service"
        options={left.map((value) => ({ value, label: serviceLabel(value) }))}
        value=""
        onChange={({ target }) => onChange([main, ...more, target.value as AnyService])}
      />
    </div>
  );
}
