import { noteSource } from './kept-since.ts';
import { lastPosition, noteFirstPosition } from './stream-position.ts';

type Request = { method: string; body?: string; headers?: Record<string, string> };
type Answer = {
  /** When it was asked for first, in ms since 1970. */
  sentAt: number;
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
  link: string | null;
  /** In seconds. */
  validFor: number | undefined;
  retryAfter: number | undefined;
  /** The topics that the reply reads, and those that it changed. */
  reads: string | null;
  changed: string | null;
  /** Where the record in the reply can be read again. */
  location: string | null;
};

/** Sends one request with cookies; a body is sent as JSON. */
export async function send(
  url: string,
  { method, body, headers: given }: Request,
  more: { key?: string; signal?: AbortSignal } = {},
): Promise<Answer> {
  // A replica that lacks what this tab has heard of does not answer.
  const heard = method === 'GET' ? lastPosition() : undefined;
  const sentAt = Date.now();
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(more.signal ? { signal: more.signal } : {}),
    ...(body === undefined ? {} : { body }),
    headers: {
      ...given,
      ...(heard ? { 'changes-seen': heard } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(more.key ? { 'idempotency-key': more.key } : {}),
    },
  });
  const { ok, status, statusText, headers } = response;
  const [wait, validFor] = [headers.get('retry-after'), headers.get('valid-for')];
  noteFirstPosition(headers.get('changes-seen'));
  if (method === 'GET') noteSource(headers);
  return {
    sentAt,
    ok,
    status,
    statusText,
    text: await response.text(),
    link: headers.get('link'),
    validFor: validFor ? Number(validFor) : undefined,
    reads: headers.get('reads'),
    changed: headers.get('changed'),
    location: headers.get('content-location'),
    retryAfter: wait ? Number(wait) * 1000 : undefined,
  };
}

/** Pauses before each retry of a change whose answer was lost, in ms. */
const pauses = [1000, 2000, 4000, 8000];
/** A request without an answer after this long counts as lost, in ms. */
const answerWithin = 20_000;
/** A longer `Retry-After` is not waited for but shown to the user, in ms. */
const longestWait = 10_000;

const underWay = new Map<string, Promise<Answer>>();
/** The keys of unanswered changes: a later identical request reuses its key. */
const unanswered = new Map<string, string>();

/**
 * Sends a change and retries it if the answer was lost. All retries have the same Idempotency-Key, so it
 * happens once; an identical request during the first one shares its answer.
 */
export function sendChange(url: string, request: Request): Promise<Answer> {
  const act = JSON.stringify([url, request]);
  const before = underWay.get(act);
  if (before) return before;
  const key = request.headers?.['idempotency-key'] ?? unanswered.get(act) ?? newKey();
  unanswered.set(act, key);
  const sentAt = Date.now();
  const answer = sendUntilAnswered(url, request, key, pauses)
    .then((said) => {
      if (!isLost(said)) unanswered.delete(act);
      return { ...said, sentAt };
    })
    .finally(() => underWay.delete(act));
  underWay.set(act, answer);
  return answer;
}

async function sendUntilAnswered(
  url: string,
  request: Request,
  key: string,
  [pause, ...longer]: number[],
): Promise<Answer> {
  let wait = pause;
  try {
    const answer = await send(url, request, { key, signal: AbortSignal.timeout(answerWithin) });
    if (wait === undefined || !isLost(answer)) return answer;
    wait = Math.max(wait, answer.retryAfter ?? 0);
  } catch (error) {
    // Offline, retrying soon is useless: fail at once so that the screen can show it.
    if (wait === undefined || !navigator.onLine) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, wait));
  return sendUntilAnswered(url, request, key, longer);
}

/** Whether the outcome is unknown: the server is unavailable, or the first request is still in progress. */
const isLost = ({ status, text, retryAfter = Number.POSITIVE_INFINITY }: Answer) =>
  status === 502 ||
  status === 504 ||
  (status === 503 && retryAfter <= longestWait) ||
  (status === 409 && text.includes('"in_progress"'));

/** `randomUUID` is missing on plain http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
