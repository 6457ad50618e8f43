import type { ClientConfig } from 'pg';

/** URL parameters that configure the connection; all others are session settings. */
const ofTheConnection = new Set(['host', 'port', 'user', 'password', 'dbname', 'application_name']);
const isOfTheConnection = (name: string) => ofTheConnection.has(name) || name.startsWith('ssl');

/**
 * Builds the settings of a connection. The URL may name session settings, such as `?synchronous_commit=off`;
 * a `host` parameter is the folder of a Unix socket to use instead of TCP. Poolers accept neither session
 * settings nor a deadline, so without a deadline only connection parameters are sent.
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
  // Follows libpq: `require` asks for encryption without verifying the certificate.
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return {
    connectionString: address.href,
    application_name: 'wagwell',
    keepAlive: true,
    ...(deadline === undefined ? {} : { statement_timeout: deadline, options: options.join(' ').trim() }),
  };
}
