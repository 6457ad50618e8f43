import type { ChangeFeed } from './change-feed/change-feed.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { SecretBox } from './encryption/secret-box.ts';
import type { FileStore } from './files/file-store.ts';
import type { EventStreams } from './change-feed/event-stream.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mail.ts';
import type { Metrics } from './metrics.ts';
import type { Payments } from './payments/port.ts';
import type { Push } from './push/push.ts';
import type { ReadPublic } from './public-addresses/read-public.ts';
import type { Places } from './places/places.ts';
import type { Cache } from './change-feed/cache.ts';
import type { Replica } from './database/replica.ts';
import type { SqlPool } from './database/sql.ts';
import type { Extensions } from './extension-point.ts';
import type { Texts } from './texts/texts.ts';
import type { Topics } from './change-feed/topics.ts';
import type { Transact } from './transaction.ts';

/** The services that the platform offers to modules. Use cases inside a transaction take only `t`. */
export type Platform = {
  config: Config;
  clock: Clock;
  sql: SqlPool;
  /** Undefined without DATABASE_READ_URL. */
  replica: Replica | undefined;
  transact: Transact;
  changeFeed: ChangeFeed;
  cache: Cache;
  eventStreams: EventStreams;
  log: Log;
  metrics: Metrics;
  mailer: Mailer;
  /** Undefined without TEXTS_URL: texts leave from the providers' own phones. */
  texts: Texts | undefined;
  /** Undefined without VAPID keys. */
  push: Push | undefined;
  /** Reads addresses that people named. */
  readPublic: ReadPublic;
  places: Places;
  files: FileStore;
  secrets: SecretBox;
  payments: Payments;
  topics: Topics;
  /** What modules add to the extension points of others. */
  extensions: Extensions;
};
