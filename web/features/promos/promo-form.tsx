import { Controller, useForm, useWatch } from 'react-hook-form';
import { plans } from '#contract/plan-facts.ts';
import type { PlanCode } from '#contract/plan-facts.ts';
import { CallError, detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CountedInput } from '#web/ui/counted-input.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fieldset } from '#web/ui/fieldset.tsx';
import { Input } from '#web/ui/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { SegmentedTags } from '#web/ui/segmented-tags.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { changeOf, draftOf, draftProblems, emptyPromo, newPromoOf } from './promo-draft.ts';
import type { PromoDraft } from './promo-draft.ts';
import { useChangePromo, useCreatePromo } from './promos.api.ts';
import type { PromoCode } from './promos.api.ts';

type PromoDialogProps = {
  /** The code to edit; left out, a new one is made. */
  promo?: PromoCode | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function PromoDialog({ promo, open, onOpenChange }: PromoDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={promo ? `Edit ${promo.code}` : 'New promo code'}
      description={promo ? 'The code itself cannot change: it may be in print.' : undefined}
    >
      <PromoForm promo={promo} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PromoForm({ promo, onClose }: { promo: PromoCode | undefined; onClose: () => void }) {
  const create = useCreatePromo();
  const change = useChangePromo();
  const { register, control, handleSubmit, formState, setError, setValue } = useForm<PromoDraft>({
    defaultValues: promo ? draftOf(promo) : emptyPromo,
    resolver(draft) {
      const problems = Object.entries(draftProblems(draft));
      return problems.length > 0
        ? {
            values: {},
            errors: Object.fromEntries(
              problems.map(([field, message]) => [field, { type: 'rule', message }]),
            ),
          }
        : { values: draft, errors: {} };
    },
  });
  const { errors } = formState;
  const off = useWatch({ control, name: 'off' });

  const submit = handleSubmit(async (draft) => {
    try {
      if (promo) await change.mutateAsync({ id: promo.id, body: changeOf(draft) });
      else await create.mutateAsync(newPromoOf(draft));
      onClose();
      toast({ title: promo ? `${promo.code} is changed` : `${draft.code.trim().toUpperCase()} can be used` });
    } catch (error) {
      const [at] = error instanceof CallError ? error.errors : [];
      const message = at?.message ?? detailOf(error, 'The code was not saved. Please try again.');
      setError(at?.path === 'code' ? 'code' : 'root', { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {!promo && (
        <Field label="Code" hint="What people type at the checkout" error={errors.code?.message}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="uppercase"
            {...register('code')}
          />
        </Field>
      )}
      <Field label="Note (optional)" hint="Only admins see it">
        <CountedInput maxLength={200} {...register('note')} />
      </Field>
      <div className="grid grid-cols-2 items-start gap-3">
        <Fieldset legend="Takes off">
          <SegmentedTags
            label="Takes off"
            value={off}
            onChange={(next) => setValue('off', next, { shouldValidate: formState.isSubmitted })}
            options={[
              { value: 'percent', label: 'Percent' },
              { value: 'amount', label: 'Dollars' },
            ]}
          />
        </Fieldset>
        <Field label={off === 'percent' ? 'Percent' : 'Dollars'} error={errors.value?.message}>
          <Input inputMode="decimal" className="tabular-nums" {...register('value')} />
        </Field>
      </div>
      <Controller
        control={control}
        name="plans"
        render={({ field }) => <PlanBoxes chosen={field.value} onChange={field.onChange} />}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="startsOn"
          render={({ field }) => (
            <Field label="First day (optional)">
              <DateField value={field.value} onChange={field.onChange} placeholder="At once" />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="endsOn"
          render={({ field }) => (
            <Field label="Last day (optional)" error={errors.endsOn?.message}>
              <DateField value={field.value} onChange={field.onChange} placeholder="No end" />
            </Field>
          )}
        />
        <Field label="Total uses" hint="Empty: no limit" error={errors.maxUses?.message}>
          <Input inputMode="numeric" className="tabular-nums" {...register('maxUses')} />
        </Field>
        <Field label="Uses per account" hint="Empty: no limit" error={errors.usesPerAccount?.message}>
          <Input inputMode="numeric" className="tabular-nums" {...register('usesPerAccount')} />
        </Field>
      </div>
      {errors.root && (
        <Note tone="danger" role="alert">
          {errors.root.message}
        </Note>
      )}
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={formState.isSubmitting && 'Saving...'}>
          {promo ? 'Save changes' : 'Create code'}
        </Button>
      </Actions>
    </form>
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
