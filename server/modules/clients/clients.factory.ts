import type { ClientSource } from '#contract/clients/client-source.ts';
import type { ClientDraft } from '#contract/clients/clients.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertClients } from './add-client.ts';
import { findPetsOfClient } from './clients.queries.ts';

type Given = Partial<ClientDraft> & { source?: ClientSource };

/** Creates a client with a dog in the book of an account. */
export async function makeClient(t: Transaction, accountId: string, given: Given = {}) {
  const client = {
    firstName: 'Maria',
    lastName: 'Garcia',
    phone: '(512) 555-4471',
    address: '107 Slaughter Ln, Austin, TX 78748',
    pets: [{ name: 'Bella', breed: 'Goldendoodle', weight: 62 }],
    source: 'hand' as const,
    ...given,
  };
  const [id = ''] = await insertClients(t, accountId, [client]);
  const pets = await findPetsOfClient(t.sql, id);
  return { ...client, id, accountId, petIds: pets.map(({ petId }) => petId) };
}
