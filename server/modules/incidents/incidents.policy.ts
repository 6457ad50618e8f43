import { incidentEditMinutes, mostAdditions } from '#contract/incidents.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { alreadyDone, noSuch, tooLate } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';

/** What the rules need of an incident. */
export type IncidentFacts = {
  /** Who filed it. */
  accountId: string | null;
  /** The account of the animal's owner, if there is one. */
  ownerId: string | null;
  filedAt: string;
  answer: string | null;
  additions: readonly unknown[];
};

/** Who looks at it: an account, or the client with the link of its visit. */
export type IncidentViewer = { id: string } | 'link';

const noSuchIncident = noSuch('incident');
const isFiler = ({ accountId }: IncidentFacts, viewer: IncidentViewer) =>
  viewer !== 'link' && viewer.id === accountId;
const isOwner = ({ ownerId }: IncidentFacts, viewer: IncidentViewer) =>
  viewer === 'link' || viewer.id === ownerId;

/** Why the viewer may not correct it now. An answer is to the words that its writer read. */
export function editRefusal(incident: IncidentFacts, viewer: IncidentViewer, now: Date): Refusal | undefined {
  if (!isFiler(incident, viewer)) return noSuchIncident;
  if (incident.answer !== null) return alreadyDone('The owner has answered already. Add what is missing.');
  return now >= after(new Date(incident.filedAt), minutes(incidentEditMinutes))
    ? tooLate(`You could correct it for ${incidentEditMinutes} minutes. Add what is missing.`)
    : undefined;
}

/** Why the viewer may not add to it. */
export function addRefusal(incident: IncidentFacts, viewer: IncidentViewer): Refusal | undefined {
  if (!isFiler(incident, viewer)) return noSuchIncident;
  return incident.additions.length >= mostAdditions
    ? { code: 'full', detail: `An incident takes at most ${mostAdditions} additions.` }
    : undefined;
}

/** Why the viewer may not answer it. */
export function incidentAnswerRefusal(incident: IncidentFacts, viewer: IncidentViewer): Refusal | undefined {
  if (!isOwner(incident, viewer)) return noSuchIncident;
  return incident.answer === null ? undefined : alreadyDone('This was answered already.');
}

/** What the viewer may do now. */
export const incidentActions = (incident: IncidentFacts, viewer: IncidentViewer, now: Date) => [
  ...(editRefusal(incident, viewer, now) ? [] : (['edit'] as const)),
  ...(addRefusal(incident, viewer) ? [] : (['add'] as const)),
  ...(incidentAnswerRefusal(incident, viewer) ? [] : (['answer'] as const)),
];
