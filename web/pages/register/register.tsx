import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ownPath } from '#contract/own-path.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { AccessPlanCode } from '#contract/memberships/plan-facts.ts';
import type { Role } from '#contract/identity/roles.ts';
import { useRegister, useSession } from '#web/features/identity/identity.api.ts';
import { MemberBenefits } from '#web/features/memberships/plans/member-benefits.tsx';
import { PlanChoice } from '#web/features/memberships/plans/plan-choice.tsx';
import { PlanReceipt } from '#web/features/memberships/plans/plan-receipt.tsx';
import { everyTerm } from '#web/features/memberships/plans/plan-words.ts';
import { checkoutAddress } from '#web/features/registration/checkout-address.ts';
import { RegistrationForm } from '#web/features/registration/registration-form.tsx';
import type { RegistrationDraft } from '#web/features/registration/registration.rules.ts';
import { askedIn, rememberAsked } from '#web/domain/people/asked-provider.ts';
import { usePublicProvider } from '#web/domain/people/use-public-provider.ts';
import { exactPrice } from '#web/lib/money.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { dismissToast, toast } from '#web/lib/toast-store.ts';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';

/** How long the toast is shown before the checkout opens, in ms. */
const redirectDelay = 1_500;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Join',
    description: 'One membership for groomers, salons and pet parents: $6.99 per month, full access.',
    path: href('register'),
  });

export default function Register() {
  const [search] = useSearchParams();
  const [plan, setPlan] = useState<AccessPlanCode>(search.get('plan') === 'annual' ? 'annual' : 'monthly');
  const [checkout, setCheckout] = useState('');
  const navigate = useNavigate();
  const asked = useMemo(() => askedIn(search), [search]);
  /** The town whose page led here, to compare offers. */
  const town = search.get('offers')?.slice(0, 120) ?? '';
  const registration = useRegister();
  const { data: provider } = usePublicProvider(asked);
  const session = useSession();
  const facts = plans[plan];
  const free = search.get('free') === '1';
  const next = ownPath(search.get('next'), href('pet-owner-dashboard'));
  /** Where who has an account already goes on. */
  const signInNext: { next?: string } = asked
    ? { next: href('pet-owner-dashboard', { as: asked.as, ask: asked.slug }) }
    : town
      ? { next: href('pet-owner-dashboard', { tab: 'requests' }) }
      : free
        ? { next }
        : {};

  useEffect(() => {
    if (asked) rememberAsked(asked, new Date());
  }, [asked]);

  useEffect(() => {
    if (!checkout) return undefined;
    const leaving = setTimeout(() => {
      dismissToast();
      // Back must not lead to a form that was sent.
      void navigate(checkout, { replace: true });
    }, redirectDelay);
    return () => clearTimeout(leaving);
  }, [checkout, navigate]);

  const register = async (draft: RegistrationDraft) => {
    await registration.mutateAsync({
      firstName: draft.firstName,
      lastName: draft.lastName,
      email: draft.email,
      password: draft.password,
      userType: draft.userType as Role,
      phone: draft.phone,
      location: draft.location,
      ...(free ? {} : { plan }),
      agreeToTerms: true,
      agreeToPrivacy: true,
    });
    if (free) {
      void navigate(next, { replace: true });
      return;
    }
    toast({
      title: 'Redirecting to secure payment...',
      description: 'Complete your registration with membership payment.',
    });
    setCheckout(checkoutAddress(draft, plan));
  };

  return (
    <div className="wrap grid items-start gap-x-16 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-10">
      <div className="grid gap-6">
        <div className="grid gap-1">
          <h1>{free ? 'Keep your pets’ record' : 'Join'}</h1>
          <p className="text-ink-2">
            {free
              ? 'Your own pets, visits and messages with your groomer are free.'
              : 'One membership for every role you have.'}{' '}
            <Link to={href('login', signInNext)} className="underline">
              {free ? 'Have an account? Sign in' : 'Already a member? Sign in'}
            </Link>
          </p>
        </div>
        {session.data && registration.isIdle && (
          <Note>
            You are signed in as {session.data.user.email}.{' '}
            <Link to={href('membership')} className="underline">
              Go to your membership
            </Link>
          </Note>
        )}
        {asked && (
          <Note icon="heart">
            Join as a pet parent and add your pet; then your request goes to{' '}
            {provider?.name ?? 'the groomer whose page you came from'}.
          </Note>
        )}
        {!asked && town && (
          <Note icon="heart">
            Join as a pet parent, add your pet and say what it needs; then groomers and salons around {town}{' '}
            send you offers to compare.
          </Note>
        )}
        <RegistrationForm
          location={town}
          {...(asked || town || free ? { userType: 'pet_owner' as const } : {})}
          free={free}
          signInNext={signInNext}
          price={exactPrice(facts.price)}
          onRegister={register}
          leaving={checkout !== ''}
          planChoice={
            !free && (
              <div className="grid gap-2">
                <PlanChoice
                  kind="access"
                  plan={plan}
                  onChoose={(chosen) => setPlan(chosen === 'annual' ? 'annual' : 'monthly')}
                />
                <p className="hint">
                  Renews at {exactPrice(facts.price)} {everyTerm(facts.termMonths)} until you cancel.
                </p>
                <p className="hint">
                  Only want to keep your pets’ record?{' '}
                  <Link to={href('register', { free: '1' })} className="underline">
                    That is free for pet parents
                  </Link>
                </p>
              </div>
            )
          }
        />
        <Button asChild variant="quiet" className="justify-self-center">
          <Link to={href('landing')}>Back to home</Link>
        </Button>
      </div>
      {!free && (
        <aside className="sticky top-6 grid gap-8 max-lg:hidden">
          <PlanReceipt plan={plan} />
          <MemberBenefits />
        </aside>
      )}
    </div>
  );
}
