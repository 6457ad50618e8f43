import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextXid, readSnapshot } from '../change-feed/read-changes.ts';
import { hours } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Platform } from '../platform.ts';
import type { AnyInput, Route } from './routes.ts';

/** Holds how far the database was after this browser's last change; set only where there are replicas. */
const writtenCookie = 'wagwell_written';
/** Replicas that are further behind than this are out of use. */
const keptFor = hours(1);
const longestSeen = 2000;

const nameIn = ({ secure }: Config) => (secure ? `__Host-${writtenCookie}` : writtenCookie);

/** Answers a GET on a replica that has all that the caller wrote or heard of, if the route may be, else on the primary. */
export async function readAnywhere(platform: Platform, { spread, run }: Route, call: AnyInput) {
  const { replica } = platform;
  const seen = spread && replica ? await findSeen(platform, call.request) : undefined;
  if (!replica || seen === undefined) return run?.(call);
  return replica.read(seen, async (sql) => run?.({ ...call, sql }));
}

/** Tells the caller's browser how far the database is after its change. */
export async function noteWritten({ replica, sql, secrets, config }: Platform, reply: FastifyReply) {
  if (!replica) return;
  const written = String(nextXid(await readSnapshot(sql)));
  const sealed = await secrets.seal(written, writtenCookie);
  reply.setCookie(nameIn(config), sealed.toString('base64url'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secure,
    maxAge: keptFor / 1000,
  });
}

/**
 * The first transaction that the caller need not see: after its last change, and after the event or reply that it names.
 * @returns undefined where what it sent cannot be read, so that the primary answers
 */
async function findSeen({ secrets, config }: Platform, request: FastifyRequest): Promise<bigint | undefined> {
  const written = request.cookies[nameIn(config)];
  const heard = request.headers['changes-seen'];
  try {
    const own = written ? BigInt(await secrets.open(Buffer.from(written, 'base64url'), writtenCookie)) : 0n;
    const others = typeof heard === 'string' && heard.length < longestSeen ? nextXid(heard) : 0n;
    return own > others ? own : others;
  } catch {
    return undefined;
  }
}

/** The cookie of the last change alone, for the calls of a page that is rendered for a signed-out visitor. */
export function writtenOf({ cookies }: FastifyRequest, { config }: Platform): Record<string, string> {
  const name = nameIn(config);
  const value = cookies[name];
  return value ? { [name]: value } : {};
}
