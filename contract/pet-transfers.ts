import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Secret as VisitSecret } from './client-links.ts';
import { mostClientPets } from './clients/client-pets.ts';
import { Species } from './pets/pets.ts';
import { Id, Instant, Params } from './values.ts';

/** How long a link to take over pets works, and how long the provider can undo it, in days. */
export const transferDays = 30;

export const TransferState = z.enum(['open', 'taken_over', 'undone', 'ended']);

/** A link with which a client takes over pets, as its provider sees it. */
const PetTransfer = z.object({
  id: Id,
  createdAt: Instant,
  expiresAt: Instant,
  state: TransferState,
  takenOver: z
    .object({ by: z.string(), at: Instant, undoUntil: Instant, pets: z.array(z.string()) })
    .nullable(),
  actions: z.array(z.enum(['end', 'undo'])),
});
export type PetTransfer = z.output<typeof PetTransfer>;

/** The pets that a link offers, shown to anybody who has it, without the provider's notes. */
const OfferedTransfer = z.object({
  provider: z.string(),
  firstName: z.string(),
  pets: z.array(z.object({ id: Id, name: z.string(), species: Species, breed: z.string().nullable() })),
  expiresAt: Instant,
});
export type OfferedTransfer = z.output<typeof OfferedTransfer>;

/** A link that the account has begun to use, until the pets are taken over or the account says no. */
const BegunTransfer = z.object({
  id: Id,
  provider: z.string(),
  pets: z.array(z.string()),
  /** Where they are taken over. */
  path: z.string(),
});
export type BegunTransfer = z.output<typeof BegunTransfer>;

const Secret = z.strictObject({
  secret: z.string().regex(/^[\w-]{22,64}$/, 'This is not the address of pets'),
});

/** `intoId`: the pet of one's own that it is; without it, the pet is added as one's own. Pets left out stay as they are. */
const TakenPet = z.strictObject({ petId: Id, intoId: Id.nullish() });

export const petTransfersApi = {
  'GET /api/clients/:id/transfers': {
    summary: 'The links with which a client may take over pets, or did, the newest first',
    params: Params,
    reply: z.array(PetTransfer),
  },
  'POST /api/clients/:id/transfers': {
    summary: "Make a link with which a client takes over their pets' records, or show the one that is open",
    params: Params,
    reply: PetTransfer.extend({ path: z.string() }),
    status: 201,
  },
  'POST /api/transfers/:id/end': {
    summary: 'End a link before it is used',
    params: Params,
    reply: z.array(PetTransfer),
  },
  'POST /api/transfers/:id/undo': {
    summary: 'Take pets back that were taken over, within 30 days',
    params: Params,
    reply: z.array(PetTransfer),
  },
  'GET /api/pet-transfers/:secret': {
    summary: 'The pets that a link offers to take over',
    params: Secret,
    reply: OfferedTransfer,
  },
  'GET /api/pet-transfers': {
    summary: 'The links with which the account has begun to take over pets, the newest first',
    reply: z.array(BegunTransfer),
  },
  'POST /api/pet-transfers/:secret/begin': {
    summary: 'Remember that the account wants to take over the pets of a link, until it did or declined',
    params: Secret,
    idempotent: true,
    reply: z.array(BegunTransfer),
  },
  'POST /api/pet-transfers/:secret/decline': {
    summary: 'Forget that the account wanted to take over the pets of a link, which stays open',
    params: Secret,
    idempotent: true,
    reply: z.array(BegunTransfer),
  },
  'POST /api/client-links/:secret/transfer': {
    summary: "Where the client of a visit's link takes over their pets' records",
    params: VisitSecret,
    reply: z.object({ path: z.string() }),
    status: 201,
  },
  'POST /api/pet-transfers/:secret/take-over': {
    summary: "Take over the pets of a link, once; the provider's own notes stay with the provider",
    params: Secret,
    body: z.strictObject({
      pets: z
        .array(TakenPet)
        .min(1, 'Choose at least one pet')
        .max(mostClientPets, `At most ${mostClientPets} pets`)
        .refine((pets) => new Set(pets.map(({ petId }) => petId)).size === pets.length, 'Each pet once')
        .refine((pets) => {
          const into = pets.flatMap(({ intoId }) => intoId ?? []);
          return new Set(into).size === into.length;
        }, 'Each of your pets once'),
    }),
    reply: z.object({ pets: z.array(z.object({ id: Id, name: z.string() })) }),
  },
} as const satisfies EndpointTable;

export type PetTransfers = {
  api: typeof petTransfersApi;
  events: {
    'pets.taken_over': { transferId: string };
    'pets.taken_back': { transferId: string };
  };
};
