import type { ClientConfig } from 'pg';

/** What libpq knows besides the settings of a session. */
const ofTheConnection = new Set(['host', 'port', 'user', 'password', 'dbname', 'application_name']);
const isOfTheConnection = (name: string) => ofTheConnection.has(name) || name.startsWith('ssl');

/**
 * What every connection of ours says when it begins. An address may name settings of the session, as
 * `?synchronous_commit=off`; a `host` in it is the folder of a Unix socket to take instead of TCP. Poolers take neither these
 * nor a deadline: without one, only what they know is said.
 */
export function connectionSettings(url: string, deadline?: number): ClientConfig {
  const address = new URL(url);
  const options = [address.searchParams.get('options') ?? '', '-c TimeZone=UTC'];
  address.searchParams.delete('options');
  for (const name of new Set(address.searchParams.keys())) {
    if (isOfTheConnection(name)) continue;
    const value = address.searchParams.get(name) ?? '';
    options.push(`-c ${name}=${value.replaceAll(/[\\ ]/g, String.raw`\$&`)}`);
    address.searchParams.delete(name);
  }
  // As libpq has it: `require` asks for encryption, not for a certificate that this machine knows.
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return {
    connectionString: address.href,
    application_name: 'wagwell',
    keepAlive: true,
    ...(deadline === undefined ? {} : { statement_timeout: deadline, options: options.join(' ').trim() }),
  };
}
