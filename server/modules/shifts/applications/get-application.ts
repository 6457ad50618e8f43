import type { z } from 'zod';
import type { Application } from '#contract/shifts/shift-applications.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { applicationActions } from '../applications.policy.ts';
import { findShownApplication } from '../applications.queries.ts';
import { findLockedShift } from '../shifts.queries.ts';

/** Returns an application as it is now, with the viewer's actions. */
export async function getApplication(
  t: Transaction,
  actor: Actor,
  applicationId: string,
  { id: shiftId }: { id: string },
): Promise<z.input<typeof Application>> {
  const application = await findShownApplication(t.sql, applicationId);
  const shift = await findLockedShift(t.sql, shiftId, actor.id);
  if (!application || !shift) throw notFound('application');
  return { ...application, actions: applicationActions(application, shift, actor, t.now) };
}
