import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { startUnreliableNetwork } from '#tests/faults/unreliable-network.ts';
import { waitUntilAvailable } from './wait-until-available.ts';

const impatient = { inAll: 500, each: 300 };

test('a start without a database fails with one line', async () => {
  const database = await createTestDatabase();
  for (const [how, words] of [
    ['refusing', 'connect ECONNREFUSED'],
    ['closing', 'it takes connections and closes them'],
    ['hanging', 'it takes connections and says nothing'],
  ] as const) {
    const network = await startUnreliableNetwork(database.url);
    network.take(how);
    const said = await waitUntilAvailable(network.url, impatient).catch(String);
    expect(said).toContain(`the database at ${new URL(network.url).host} does not answer (${words}`);
    expect(said).not.toContain('\n');
    await network.close();
  }
  await database.drop();
});

test('a start waits for a database that is starting, but not for one that refuses', async () => {
  const database = await createTestDatabase();
  const network = await startUnreliableNetwork(database.url);
  network.take('closing');
  const waiting = waitUntilAvailable(network.url);
  await network.giveBack();
  await waiting;
  const stranger = new URL(network.url);
  stranger.password = 'wrong';
  await expect(waitUntilAvailable(stranger.href)).rejects.toThrow('password authentication failed');
  await network.close();
  await database.drop();
});
