import { useFormContext } from 'react-hook-form';
import { groomingLicense, heatedCageLaw } from '#reference/places/grooming-licenses.ts';
import { dryerWords, staffWords } from '#web/domain/facts/facts-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberField, TextField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The safety card. Any license number may be given; where the state's is known, it is named. */
export function SafetyFields({ state }: { state: string | null }) {
  const { register } = useFormContext();
  const license = groomingLicense(state);
  const dryers = optionsOf(dryerWords).filter(
    ({ value }) => value !== 'heated_cages' || !heatedCageLaw(state),
  );
  return (
    <>
      <Field label="How pets are dried">
        <Select placeholder="Not given" options={dryers} {...register('safety.dryers')} />
      </Field>
      <Field label="Who is in the room">
        <Select placeholder="Not given" options={optionsOf(staffWords)} {...register('safety.staff')} />
      </Field>
      <NumberField
        name="safety.dogsPerGroomer"
        label="Dogs per groomer a day, at most"
        hint="Leave it empty if it differs too much to say."
        maxLength={2}
      />
      <div className="grid gap-3">
        <Checkbox {...register('safety.neverAlone')}>
          No pet is left alone on a table, in a tub or in a dryer
        </Checkbox>
        <Checkbox {...register('safety.mayWatch')}>Pet parents may stay and watch</Checkbox>
        <Checkbox {...register('safety.firstAid')}>
          Someone trained in pet first aid is there whenever pets are
        </Checkbox>
      </div>
      <div className="grid gap-1.5">
        <TextField
          name="safety.licenseNumber"
          label="License number"
          hint={
            license
              ? `Your ${license.name}, from the ${license.authority}.`
              : 'If your state, county or city gives one out.'
          }
          maxLength={40}
        />
        {license && (
          <p className="text-s">
            <a href={license.source.url} target="_blank" rel="noreferrer">
              {license.source.title}
            </a>{' '}
            <span className="text-ink-2">(read {license.source.read})</span>
          </p>
        )}
      </div>
    </>
  );
}
