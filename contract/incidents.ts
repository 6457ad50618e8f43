import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { maxReason } from './text/limits.ts';
import { Day, Id, Instant, Params, text } from './values.ts';

/** What happened to an animal, or by it. */
export const incidentKinds = ['bite', 'nick', 'burn', 'escape', 'collapse', 'heat', 'other'] as const;
export const IncidentKind = z.enum(incidentKinds);
export type IncidentKind = z.output<typeof IncidentKind>;

/** The trade's words for them. */
export const incidentNames: Record<IncidentKind, string> = {
  bite: 'Bite',
  nick: 'Nick or cut',
  burn: 'Burn',
  escape: 'Escape',
  collapse: 'Collapse',
  heat: 'Heat stress',
  other: 'Other',
};

/** For so long its provider may correct what was filed. */
export const incidentEditMinutes = 30;
/** How often something may be added to one. */
export const mostAdditions = 10;

/** What is filed is evidence, so each is answered; null: not known. */
export const skinAsked = 'Say whether the skin was broken, or that it is not known';
export const vetAsked = 'Say whether a vet saw it, or that it is not known';

const what = text(maxReason).pipe(z.string().min(1, 'Say what happened'));
const told = {
  kind: IncidentKind,
  on: Day,
  what,
  skinBroken: z.boolean(),
  vetSeen: z.boolean(),
};

const IncidentDraft = z.strictObject({
  petId: Id,
  ...told,
  skinBroken: z.boolean(skinAsked).nullable(),
  vetSeen: z.boolean(vetAsked).nullable(),
  photoIds: z.array(Id).max(6, 'At most 6 photos').optional(),
  /** Who of the business's people was there. */
  staffId: Id.optional(),
});
export type IncidentDraft = z.output<typeof IncidentDraft>;
const IncidentChange = z.strictObject(told).partial();
export type IncidentChange = z.output<typeof IncidentChange>;
const Said = z.strictObject({ text: what });
const Answer = z.strictObject({ answer: text(maxReason).pipe(z.string().min(1, 'Write your answer')) });

/** An incident of one animal: filed by a provider, answered by the owner at most once, and kept. */
export const Incident = z.object({
  id: Id,
  kind: IncidentKind,
  pet: z.object({ id: Id, name: z.string() }),
  on: Day,
  what: z.string(),
  skinBroken: z.boolean().nullable(),
  vetSeen: z.boolean().nullable(),
  /** Addresses of photos. */
  photos: z.array(z.string()),
  /** The provider who filed it, and the person of the business who was there. */
  by: z.string(),
  staffName: z.string().nullable(),
  visitId: Id.nullable(),
  filedAt: Instant,
  editedAt: Instant.nullable(),
  additions: z.array(z.object({ at: Instant, text: z.string() })),
  answer: z.string().nullable(),
  actions: z.array(z.enum(['edit', 'add', 'answer'])),
});
export type Incident = z.output<typeof Incident>;

const secret = z.string().regex(/^[\w-]{22,64}$/, 'This is not the address of a visit');

export const incidentsApi = {
  'GET /api/incidents': {
    summary:
      'Incidents that the viewer filed or whose animal is theirs, and bites by the animals of a visit; the newest first',
    query: z.strictObject({ petId: Id.optional(), visitId: Id.optional(), clientId: Id.optional() }),
    reply: z.array(Incident),
  },
  'POST /api/visits/:id/incidents': {
    summary: 'File what happened to an animal, or by it, at a visit; it stays',
    params: Params,
    body: IncidentDraft,
    reply: Incident,
    status: 201,
  },
  'PATCH /api/incidents/:id': {
    summary: 'Correct an incident within 30 minutes',
    params: Params,
    body: IncidentChange,
    reply: Incident,
  },
  'POST /api/incidents/:id/additions': {
    summary: 'Add something to an incident that stays as it is',
    params: Params,
    body: Said,
    reply: Incident,
    status: 201,
  },
  'POST /api/incidents/:id/answer': {
    summary: 'Answer an incident of one’s own animal, once',
    params: Params,
    body: Answer,
    reply: Incident,
  },
  'GET /api/client-links/:secret/incidents': {
    summary: "What was filed at the visit of a client's link",
    params: z.strictObject({ secret }),
    reply: z.array(Incident),
  },
  'POST /api/client-links/:secret/incidents/:id/answer': {
    summary: 'The client answers an incident with their link, once',
    params: z.strictObject({ secret, id: Id }),
    body: Answer,
    reply: z.array(Incident),
  },
} as const satisfies EndpointTable;

type OfIncident = { incidentId: string };
export type Incidents = {
  api: typeof incidentsApi;
  events: { 'incident.filed': OfIncident; 'incident.answered': OfIncident };
};
