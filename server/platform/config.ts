import { z } from 'zod';
import { isReachable, isVapidPair } from './push/vapid.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `use an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Other machines are reached by https only. */
function isGateway(text: string): boolean {
  if (text === 'keep:') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

/** 32 bytes in base64, of either alphabet, with or without padding. */
const keysWritten = /^[\w+/-]{43}=?(,[\w+/-]{43}=?)*$/;
const hopsAsked = 'use a whole number from 0 to 10';

/** All settings of the program: name, meaning, default. `docs/operations.md` lists them. */
const Settings = z.object({
  PORT: z.coerce
    .number({ error: 'use a port number' })
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on'),
  HOST: z.string().min(1).default('localhost').describe('Address to listen on; 0.0.0.0 for every network'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./.data')
    .describe('Folder of the embedded database and of uploaded files'),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'use the name of a bucket')
    .optional()
    .describe('Bucket for uploaded files instead of DATA_DIR'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: url('http:', 'https:').optional().describe('Address of a store other than Amazon S3'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of the key'),
  BACKUP_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('File with the key that encrypts backups, kept apart from them'),
  DATABASE_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('A PostgreSQL 15 or newer instead of the embedded one'),
  DATABASE_DIRECT_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('The same database without the pooler of DATABASE_URL: to listen, to migrate, to hold locks'),
  DATABASE_READ_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('Replicas of DATABASE_URL, which answer public pages, figures and files of tables'),
  DATABASE_PREPARE: flag
    .default(true)
    .describe(
      '0 for a pooler in DATABASE_URL that forgets prepared statements, such as PgBouncer before 1.21',
    ),
  DATABASE_POOL: z.coerce
    .number({ error: 'use a number' })
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Connections per process'),
  SECRETS_KEY: z
    .string()
    .regex(keysWritten, 'use what "openssl rand -base64 32" prints; earlier keys follow after commas')
    .transform((text) => text.split(',').map((key) => Buffer.from(key, 'base64')))
    .optional()
    .describe(
      'Key that encrypts secrets of authenticator apps and addresses of calendars; without it one is made in DATA_DIR',
    ),
  PUBLIC_URL: url('http:', 'https:').optional().describe('Address under which people reach the site'),
  PROXY_HOPS: z.coerce
    .number({ error: hopsAsked })
    .int({ error: hopsAsked })
    .min(0, hopsAsked)
    .max(10, hopsAsked)
    .optional()
    .describe('Proxies in front; each adds to X-Forwarded-For the address that it has seen'),
  DEMO: flag
    .optional()
    .describe(
      '1 fills an empty database with the demo town, 0 starts empty; 1 unless live keys, mail or https are set',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe('How much is logged'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'use at least 16 characters')
    .optional()
    .describe('Bearer token that opens /metrics to other machines'),
  SUPPORT_EMAIL: z
    .email()
    .default('support@wagwell.example')
    .describe('Support address shown in help and mails'),
  SMTP_URL: url('smtp:', 'smtps:')
    .optional()
    .describe('Mail server; without it mail stays in the outbox at /dev/mail'),
  POSTAL_ADDRESS: z
    .string()
    .trim()
    .min(10, 'use the whole address on one line')
    .max(200, 'use at most 200 characters')
    .optional()
    .describe('Postal address of the operator, shown in mails that are neither receipts nor about security'),
  TEXTS_URL: z
    .string()
    .refine(isGateway, 'use an https: address, or keep: on one machine')
    .optional()
    .describe('Gateway that sends texts; without it texts leave from the phones of providers'),
  TEXTS_SECRET: z
    .string()
    .min(32, 'use at least 32 characters')
    .optional()
    .describe('Secret that signs what is sent to the gateway and what comes from it'),
  TEXTS_PER_DAY: z.coerce
    .number({ error: 'use a number' })
    .int('use a whole number')
    .min(0, 'use 0 or more')
    .max(1_000_000, 'use at most 1000000')
    .default(1000)
    .describe('Texts of the installation in a day'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'use a key that npm run vapid printed')
    .optional()
    .describe('Public key of push notifications; without the three VAPID settings nothing is pushed'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'use a key that npm run vapid printed')
    .optional()
    .describe('Private key of push notifications'),
  VAPID_SUBJECT: z
    .string()
    .refine(isReachable, 'use mailto: or https: with a real domain, since push services refuse reserved ones')
    .optional()
    .describe('Address under which push services reach the operator'),
  PUSH_SERVICE_BASE: url('http:', 'https:').optional().describe('Another push service to accept, for tests'),
  PAYMENTS: flag
    .default(true)
    .describe(
      '0 takes no payments at all; 1 takes them through Stripe, or without https through the test processor',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Pays through Stripe instead of the test processor'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional().describe('Secret that signs Stripe webhooks'),
  STRIPE_API_BASE: url('http:', 'https:').optional().describe('Another host for Stripe calls, for tests'),
  CHECK_REPLIES: flag
    .default(false)
    .describe('1 checks replies that PostgreSQL built against the contract, for tests'),
  TEST_CLOCK: flag.default(false).describe('1 opens POST /api/test-clock to callers on this machine'),
  WEB: z
    .enum(['built', 'dev', 'none'])
    .default('built')
    .describe('Serve the built web, Vite with reload, or only the API'),
});

export type Config = z.output<typeof Settings> & { secure: boolean; PROXY_HOPS: number; DEMO: boolean };

export class ConfigError extends Error {}

/** Reads and validates the settings. @throws ConfigError with one line naming the setting */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new ConfigError(
      `Setting ${name}: ${issue?.message ?? 'wrong value'} (got ${JSON.stringify(shown(name, given[name]))})`,
    );
  }
  const config = parsed.data;
  const outside = reachesOutside(config);
  const forbidsClock = outside ?? (config.STRIPE_SECRET_KEY ? 'STRIPE_SECRET_KEY' : undefined);
  if (config.TEST_CLOCK && forbidsClock) {
    throw new ConfigError(`Setting TEST_CLOCK: 1 cannot be used together with ${forbidsClock}`);
  }
  if (config.DEMO && outside) {
    throw new ConfigError(
      `Setting DEMO: 1 cannot be used together with ${outside}, since the password of the demo accounts is published`,
    );
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (config[name] && !config.DATABASE_URL)
      throw new ConfigError(`Setting ${name}: is used only together with DATABASE_URL`);
  if (!config.DATABASE_PREPARE && !config.DATABASE_DIRECT_URL) {
    throw new ConfigError(
      'Setting DATABASE_DIRECT_URL: is needed together with DATABASE_PREPARE=0, since a pooler cannot listen',
    );
  }
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (config.S3_BUCKET && !config[name])
      throw new ConfigError(`Setting ${name}: is needed together with S3_BUCKET`);
  requireVapidPair(config);
  if (Boolean(config.TEXTS_URL) !== Boolean(config.TEXTS_SECRET))
    throw new ConfigError(
      config.TEXTS_URL
        ? 'Setting TEXTS_SECRET: is needed together with TEXTS_URL'
        : 'Setting TEXTS_URL: is needed together with TEXTS_SECRET',
    );
  if (config.STRIPE_SECRET_KEY && !config.STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError('Setting STRIPE_WEBHOOK_SECRET: is needed together with STRIPE_SECRET_KEY');
  }
  const secure = isHttps(config.PUBLIC_URL);
  if (secure) refuseTrialDefaults(config);
  return {
    ...config,
    secure,
    PROXY_HOPS: config.PROXY_HOPS ?? (secure ? 1 : 0),
    DEMO: config.DEMO ?? !outside,
  };
}

/** @throws ConfigError where a site for visitors would go on with what is made for trying on one machine */
function refuseTrialDefaults({
  PAYMENTS,
  STRIPE_SECRET_KEY,
  SMTP_URL,
  POSTAL_ADDRESS,
  TEXTS_URL,
}: Partial<Config>): void {
  if (PAYMENTS && !STRIPE_SECRET_KEY)
    throw new ConfigError(
      'Setting STRIPE_SECRET_KEY: is needed together with an https PUBLIC_URL, since the test processor gives memberships for test cards. Set it, or PAYMENTS=0 to take no payments',
    );
  if (!SMTP_URL)
    throw new ConfigError(
      'Setting SMTP_URL: is needed together with an https PUBLIC_URL, since mails, such as links for new passwords, would stay in the outbox. Set it to your mail server',
    );
  if (TEXTS_URL === 'keep:')
    throw new ConfigError(
      'Setting TEXTS_URL: keep: cannot be used together with an https PUBLIC_URL, since no text would arrive. Set it to your gateway, or leave it out',
    );
  if (!POSTAL_ADDRESS)
    throw new ConfigError(
      'Setting POSTAL_ADDRESS: is needed together with an https PUBLIC_URL, since the law asks for the sender’s postal address in mails that offer something. Set it to one line, such as "Wagwell, 12 Main St, Austin, TX 78701"',
    );
}

/** @throws ConfigError unless the VAPID settings are all there and their keys belong together, or all left out */
function requireVapidPair({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Partial<Config>): void {
  const settings = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT };
  const missing = Object.entries(settings).find(([, value]) => value === undefined);
  if (missing && Object.values(settings).some((value) => value !== undefined))
    throw new ConfigError(`Setting ${missing[0]}: is needed together with the other VAPID settings`);
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && !isVapidPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY))
    throw new ConfigError('Setting VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY');
}

type Outside = Pick<Config, 'STRIPE_SECRET_KEY' | 'SMTP_URL' | 'TEXTS_URL' | 'PUBLIC_URL'>;

/**
 * Returns the setting that connects the program to real money, mail, phones or visitors; undefined if it is safe to
 * experiment.
 */
export function reachesOutside({
  STRIPE_SECRET_KEY,
  SMTP_URL,
  TEXTS_URL,
  PUBLIC_URL,
}: Outside): string | undefined {
  if (/^[a-z]+_live_/.test(STRIPE_SECRET_KEY ?? '')) return "Stripe's live keys (STRIPE_SECRET_KEY)";
  if (SMTP_URL) return 'SMTP_URL';
  if (isHttps(TEXTS_URL)) return 'TEXTS_URL';
  if (isHttps(PUBLIC_URL)) return 'an https PUBLIC_URL';
  return undefined;
}

const isHttps = (address: string | undefined) =>
  address !== undefined && new URL(address).protocol === 'https:';

/** Hides secrets, since error lines end up in logs. */
const shown = (name: string, value: unknown) => (/SECRET|URL|KEY|TOKEN/.test(name) ? '…' : value);

/** The public address of the site, without a trailing slash. */
export const siteUrl = (config: Config) =>
  (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '');
