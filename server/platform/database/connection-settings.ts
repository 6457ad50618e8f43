import type { ClientConfig } from 'pg';

/** What every connection of ours says when it begins. */
export function connectionSettings(url: string): ClientConfig {
  const address = new URL(url);
  // As libpq has it: `require` asks for encryption, not for a certificate that this machine knows.
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return {
    connectionString: address.href,
    application_name: 'wagwell',
    options: '-c TimeZone=UTC',
    keepAlive: true,
  };
}
