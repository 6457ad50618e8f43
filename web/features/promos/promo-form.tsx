import { useFormContext } from 'react-hook-form';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { NewPromoCode, PromoCodeChange } from '#contract/memberships/promos.ts';
import type { PromoCode } from '#contract/memberships/promos.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { FormControl, FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { changeOf, draftOf, draftProblems, emptyPromo, newPromoOf } from './promo-draft.ts';
import type { PromoDraft } from './promo-draft.ts';

type PromoFormProps = {
  /** Code to edit; without one, a new code is created. */
  promo?: PromoCode | undefined;
  onClose: () => void;
};

/** Form to create or edit a code. */
export function PromoForm({ promo, onClose }: PromoFormProps) {
  const draft = useDraft({
    values: promo ? draftOf(promo) : emptyPromo,
    schema: promo ? PromoCodeChange : NewPromoCode,
    bodyOf: promo ? changeOf : newPromoOf,
    problems: draftProblems,
    names: { percentOff: 'value', amountOff: 'value', startsAt: 'startsOn', endsAt: 'endsOn' },
  });
  const failed = 'The code was not saved';
  const create = useAction('POST /api/admin/promo-codes', {
    done: ({ code }) => ({ title: `${code} can be used` }),
    failed,
    refused: draft.refused,
  });
  const change = useAction('PATCH /api/admin/promo-codes/:id', {
    done: ({ code }) => ({ title: `${code} is changed` }),
    failed,
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={promo ? `Edit ${promo.code}` : 'Add promo code'}
      description={promo && 'The code itself cannot change: it may be in print.'}
      lost={promo ? 'The code stays as it was.' : 'The code is not made yet.'}
      submit={promo ? 'Save changes' : 'Create code'}
      busy="Saving..."
      send={(values) =>
        promo
          ? change.run({ params: { id: promo.id }, body: changeOf(values) })
          : create.run({ body: newPromoOf(values) })
      }
      onClose={onClose}
    >
      {!promo && (
        <TextField
          name="code"
          label="Code"
          hint="What people type at the checkout"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="uppercase"
        />
      )}
      <TextField name="note" label="Note (optional)" hint="Only admins see it" counted maxLength={200} />
      <Discount />
      <FormControl<PlanCode[]> name="plans">
        {({ value, onChange }) => <PlanBoxes chosen={value} onChange={onChange} />}
      </FormControl>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="startsOn" label="First day (optional)">
          {(control) => <DateField {...control} placeholder="At once" />}
        </FormField>
        <FormField name="endsOn" label="Last day (optional)">
          {(control) => <DateField {...control} placeholder="No end" />}
        </FormField>
        <TextField name="maxUses" label="Total uses" hint="Empty: no limit" inputMode="numeric" />
        <TextField
          name="usesPerAccount"
          label="Uses per account"
          hint="Empty: no limit"
          inputMode="numeric"
        />
      </div>
    </FormDialog>
  );
}

function Discount() {
  const { watch, setValue, formState } = useFormContext<PromoDraft>();
  const off = watch('off');
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Fieldset legend="Takes off">
        <SegmentedControl
          label="Takes off"
          value={off}
          onChange={(next) =>
            setValue('off', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          options={[
            { value: 'percent', label: 'Percent' },
            { value: 'amount', label: 'Dollars' },
          ]}
        />
      </Fieldset>
      <TextField
        name="value"
        label={off === 'percent' ? 'Percent' : 'Dollars'}
        inputMode="decimal"
        className="tabular-nums"
      />
    </div>
  );
}

type PlanBoxesProps = { chosen: PlanCode[]; onChange: (chosen: PlanCode[]) => void };

function PlanBoxes({ chosen, onChange }: PlanBoxesProps) {
  return (
    <Fieldset legend="Plans it fits" hint="None checked: every plan">
      <div className="grid gap-3 sm:grid-cols-2">
        {Object.values(plans).map(({ plan, name }) => (
          <Checkbox
            key={plan}
            checked={chosen.includes(plan)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, plan] : chosen.filter((other) => other !== plan))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  );
}
