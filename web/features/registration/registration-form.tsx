import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Control, Resolver } from 'react-hook-form';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { PasswordMeter } from '#web/domain/people/password-meter.tsx';
import { passwordHint } from '#web/domain/people/password-hint.ts';
import { detailOf, CallError } from '#web/lib/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Note } from '#web/ui/note.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { LocationField } from './location-field.tsx';
import { emptyDraft, firstFailing } from './registration.rules.ts';
import type { RegistrationDraft } from './registration.rules.ts';
import { handEmail } from '#web/lib/url/use-handed-email.ts';

type RegistrationFormProps = {
  /** The role that is chosen already. */
  userType?: Role;
  /** The city that is filled in already. */
  location?: string;
  /** Choice of the plan, shown between the role and the agreements. */
  planChoice: ReactNode;
  /** Price of the chosen plan, for the button. */
  price: string;
  /** Pet parents keep their pets' records without a plan: neither it nor the role is asked. */
  free?: boolean;
  /** Where the sign-in leads for whom the email shows to have an account. */
  signInNext?: { next?: string };
  /** Creates the account. @throws CallError */
  onRegister: (draft: RegistrationDraft) => Promise<void>;
  /** True once the account is created and the next page is loading; the form stays busy. */
  leaving: boolean;
};

const userTypes = [
  {
    value: 'groomer',
    label: <UserType of="groomer" icon="shears" name="Professional Groomer" />,
    hint: 'I groom, and look for shifts and pets',
  },
  {
    value: 'owner',
    label: <UserType of="owner" icon="store" name="Salon Owner" />,
    hint: 'I run a salon or a mobile business',
  },
  {
    value: 'pet_owner',
    label: <UserType of="pet_owner" icon="paw" name="Pet Parent" />,
    hint: 'I look for a groomer for my pet',
  },
];

/** True if the server gave a reason; other errors get a general message. */
const isRefusal = (error: unknown) => error instanceof CallError && error.status < 500;

const fallback = 'Registration failed. Please try again.';

/** Shows one error at a time at its field, until the next edit. */
const oneAtATime: Resolver<RegistrationDraft> = (draft) => {
  const failing = firstFailing(draft);
  return failing
    ? { values: {}, errors: { [failing.field]: { type: 'rule', message: failing.message } } }
    : { values: draft, errors: {} };
};

export function RegistrationForm({
  userType,
  location = '',
  planChoice,
  price,
  free = false,
  signInNext,
  onRegister,
  leaving,
}: RegistrationFormProps) {
  const { register, control, handleSubmit, clearErrors, setError, getValues, formState } =
    useForm<RegistrationDraft>({
      defaultValues: { ...emptyDraft, location, ...(userType ? { userType } : {}) },
      // A visitor may have opened the form for members first.
      resolver: (draft, ...rest) => oneAtATime(free ? { ...draft, userType: 'pet_owner' } : draft, ...rest),
      reValidateMode: 'onSubmit',
    });
  const { errors, isSubmitting } = formState;
  const message = Object.entries(errors).find(([field]) => field !== 'root')?.[1]?.message;

  const submit = handleSubmit(async (draft) => {
    try {
      await onRegister(draft);
    } catch (error) {
      if (error instanceof CallError && error.code === 'email_taken')
        return setError('email', { type: 'taken', message: error.detail }, { shouldFocus: true });
      const [field] = error instanceof CallError ? error.errors : [];
      if (field && field.path in emptyDraft)
        return setError(
          field.path as keyof RegistrationDraft,
          { message: field.message },
          { shouldFocus: true },
        );
      setError('root', { message: isRefusal(error) ? detailOf(error, fallback) : fallback });
    }
  });

  return (
    // `post` keeps the password out of the URL if the form is submitted without JavaScript.
    <form
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={(event) => void submit(event)}
      onChange={() => clearErrors()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <Input autoComplete="given-name" maxLength={60} {...register('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input autoComplete="family-name" maxLength={60} {...register('lastName')} />
        </Field>
        <Field
          label="Email"
          hint="You see it, and whoever has a visit booked with you."
          className="sm:col-span-2"
          error={
            errors.email?.type === 'taken' ? (
              <EmailTaken email={getValues('email')} next={signInNext} />
            ) : (
              errors.email?.message
            )
          }
        >
          <Input type="email" autoComplete="email" maxLength={254} {...register('email')} />
        </Field>
        <Field label="Phone (optional)" error={errors.phone?.message}>
          <Input type="tel" autoComplete="tel" maxLength={40} {...register('phone')} />
        </Field>
        <LocationField control={control} error={errors.location?.message} />
        <Field label="Password" hint={passwordHint} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" maxLength={200} {...register('password')} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" maxLength={200} {...register('confirmPassword')} />
        </Field>
        <Strength control={control} />
      </div>
      {!free && (
        <RadioCards
          legend="I am a"
          className="md:grid-cols-3 [&>.error]:col-span-full [&>label]:content-start"
          options={userTypes}
          error={errors.userType?.message}
          {...register('userType')}
        />
      )}
      {planChoice}
      <div className="grid gap-4">
        <Checkbox error={errors.agreeToTerms?.message} {...register('agreeToTerms')}>
          I agree to the <LegalLink to={href('terms-of-service')}>Terms of Service</LegalLink>
        </Checkbox>
        <Checkbox error={errors.agreeToPrivacy?.message} {...register('agreeToPrivacy')}>
          I agree to the <LegalLink to={href('privacy-policy')}>Privacy Policy</LegalLink>
        </Checkbox>
      </div>
      {errors.root && (
        <Note tone="danger" role="alert">
          {errors.root.message}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide busy={(isSubmitting || leaving) && 'Processing...'}>
        {free ? 'Create free account' : `Create Account & Pay ${price}`}
      </Button>
      <LiveRegion urgent>{message}</LiveRegion>
    </form>
  );
}

function UserType({ of, icon, name }: { of: Role; icon: IconName; name: string }) {
  return (
    <span data-role={of} className="flex gap-2">
      <Icon name={icon} className="mt-0.5 text-accent" />
      {name}
    </span>
  );
}

/** Opens in a new tab, so that typed values are not lost. */
function LegalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="underline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function EmailTaken({ email, next }: { email: string; next: { next?: string } | undefined }) {
  return (
    <>
      This email already has an account.{' '}
      <Link to={href('login', next)} state={handEmail(email)} className="underline">
        Sign in instead
      </Link>
    </>
  );
}

/** Renders alone while the password is typed. */
function Strength({ control }: { control: Control<RegistrationDraft> }) {
  const [password, ...words] = useWatch({ control, name: ['password', 'firstName', 'lastName', 'email'] });
  return (
    <div className="empty:hidden sm:col-span-2">
      <PasswordMeter password={password} words={words} />
    </div>
  );
}
