import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { CallError, detailOf } from './call-error.ts';
import { call } from './call.ts';
import { toast } from '../toast-store.ts';

type RecoveryAction = { label: string; onSelect: () => void };

const final: ReadonlySet<ProblemCode> = new Set([
  'already_done',
  'taken',
  'too_late',
  'forbidden',
  'wrong_role',
  'not_found',
]);

async function sendLinkAgain(): Promise<void> {
  try {
    await call('POST /auth/send-verification', {});
    toast({ title: 'A link is on its way', description: 'Open it on any device; it works for seven days.' });
  } catch (error) {
    toast({
      variant: 'destructive',
      title: 'The link was not sent',
      description: detailOf(error, 'Please try again.'),
    });
  }
}

/**
 * Returns the button for a refusal's toast: a link to the page that fixes it, or a retry. Undefined if the
 * refusal is final.
 */
export function useRecoveryAction(): (error: unknown, again?: () => void) => RecoveryAction | undefined {
  const navigate = useNavigate();
  const pageFor: Partial<Record<ProblemCode, RecoveryAction>> = {
    // Opens a new tab so that typed text is kept here.
    signed_out: { label: 'Sign In', onSelect: () => void window.open(href('login')) },
    membership_required: { label: 'Membership', onSelect: () => void navigate(href('membership')) },
    second_factor_required: { label: 'Settings', onSelect: () => void navigate(href('settings')) },
    // The banner above has the same button; the toast is where one looks.
    address_unconfirmed: { label: 'Send the link again', onSelect: () => void sendLinkAgain() },
    profile_incomplete: { label: 'My Profile', onSelect: () => void navigate(href('profile')) },
  };
  return (error, again) => {
    const code = error instanceof CallError ? error.code : undefined;
    const visit = error instanceof CallError ? error.facts.visit : undefined;
    if (visit) return { label: 'See visit', onSelect: () => void navigate(href('visit', { id: visit.id })) };
    if (code && pageFor[code]) return pageFor[code];
    return again && !(code && final.has(code)) ? { label: 'Try again', onSelect: again } : undefined;
  };
}
