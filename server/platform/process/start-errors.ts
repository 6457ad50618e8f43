import { ConfigError } from '#server/platform/config.ts';
import type { Config } from '#server/platform/config.ts';
import { MigrationError } from '#server/platform/database/migrate.ts';

/** Adds the setting behind a failed start to its message, unless the message already names one or none is the cause. */
export const namingSetting =
  (setting: keyof Config) =>
  (error: unknown): never => {
    const message = messageOf(error);
    throw new ConfigError(
      error instanceof MigrationError || /\b(DATA_DIR|DATABASE_URL|DATABASE_DIRECT_URL)\b/.test(message)
        ? message
        : `Setting ${setting}: ${message}`,
      { cause: error },
    );
  };

/** An AggregateError of several addresses has an empty message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}

/** Explains why the server cannot listen, by the setting to change. */
export function listenError(error: unknown, { PORT, HOST }: Config): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new ConfigError(
        `Setting PORT: ${PORT} is already taken. Choose another, as in PORT=3001 npm start`,
      );
    case 'EACCES':
      return new ConfigError(`Setting PORT: ${PORT} is not open to this user. Choose one from 1024 on`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new ConfigError(`Setting HOST: ${HOST} is not an address of this machine`);
    default:
      return error;
  }
}
