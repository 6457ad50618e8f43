import type { Viewer } from '#web/features/identity/viewer.ts';
import { wasMember } from '#web/features/identity/was-member.ts';

/** What an account has to put right. */
export function accountNotices(viewer: Viewer) {
  if (typeof viewer === 'string') return {};
  const { membership, timeZone, user } = viewer;
  const access = membership && { ...membership, timeZone };
  return {
    /** The membership whose renewal failed, while it still gives access. */
    owed: membership?.status === 'past_due' ? access : undefined,
    ended: wasMember(viewer) ? access : undefined,
    unconfirmedEmail: user.emailVerified ? undefined : user.email,
    hasWeakPassword: user.passwordIsWeak,
  };
}

export const hasAccountNotice = (viewer: Viewer) => Object.values(accountNotices(viewer)).some(Boolean);
