import type { Pool, PoolClient } from 'pg';
import type { Availability } from './availability.ts';
import { ConnectionLost } from './errors.ts';
import { cannotConnect } from './readers.ts';

/** Takes a client from the pool. @throws ConnectionLost as soon as the database is known to be unavailable */
export function acquireConnection(pool: Pool, availability: Availability): Promise<PoolClient> {
  availability.assertAvailable();
  return new Promise<PoolClient>((resolve, reject) => {
    let gaveUp = false;
    const stopMinding = availability.onceUnavailable(() => {
      gaveUp = true;
      reject(new ConnectionLost('The database does not answer', false));
    });
    pool.connect((error, client) => {
      stopMinding();
      if (gaveUp) client?.release();
      else if (client) resolve(client);
      else reject(error);
    });
  }).catch(cannotConnect(availability));
}
