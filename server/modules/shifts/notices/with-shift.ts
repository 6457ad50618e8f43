import type { Platform } from '#server/platform/platform.ts';
import { findApplicant, findShiftNews, findWorker } from './notices.queries.ts';
import type { ShiftNews } from './notices.queries.ts';

type Groomer = ShiftNews['owner'];
type AboutShift = { shiftId: string };
type AboutApplication = AboutShift & { applicationId: string };

/** Runs with the shift of an event; does nothing if it no longer exists. */
export const withShift =
  <P extends AboutShift>(
    run: (platform: Platform, shift: ShiftNews, payload: P, jobId: string) => Promise<void>,
  ) =>
  async (platform: Platform, payload: P, jobId: string) => {
    const shift = await findShiftNews(platform.sql, payload.shiftId, platform.clock.now());
    if (shift) await run(platform, shift, payload, jobId);
  };

type WithGroomer<P> = (
  platform: Platform,
  shift: ShiftNews,
  groomer: Groomer,
  payload: P,
  jobId: string,
) => Promise<void>;

/** Runs with the shift and the groomer of an application. */
export const withApplicant = <P extends AboutApplication>(run: WithGroomer<P>) =>
  withShift<P>(async (platform, shift, payload, jobId) => {
    const groomer = await findApplicant(platform.sql, payload.applicationId);
    if (groomer) await run(platform, shift, groomer, payload, jobId);
  });

/** Runs with the shift and its accepted groomer. */
export const withWorker = <P extends AboutShift>(run: WithGroomer<P>) =>
  withShift<P>(async (platform, shift, payload, jobId) => {
    const groomer = await findWorker(platform.sql, payload.shiftId);
    if (groomer) await run(platform, shift, groomer, payload, jobId);
  });
