type Request = { method: string; body?: string; headers?: Record<string, string> };
type Answer = {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
  link: string | null;
  retryAfter: number | undefined;
};

/** Sends one request with cookies, as JSON where it has a body. */
export async function send(
  url: string,
  { method, body, headers: given }: Request,
  more: { key?: string; signal?: AbortSignal } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(more.signal ? { signal: more.signal } : {}),
    ...(body === undefined ? {} : { body }),
    headers: {
      ...given,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(more.key ? { 'idempotency-key': more.key } : {}),
    },
  });
  const { ok, status, statusText, headers } = response;
  const wait = headers.get('retry-after');
  return {
    ok,
    status,
    statusText,
    text: await response.text(),
    link: headers.get('link'),
    retryAfter: wait ? Number(wait) * 1000 : undefined,
  };
}

/** Before an act is sent again because its answer was lost, in milliseconds. */
const pauses = [1000, 2000, 4000, 8000];
/** An answer that takes longer is taken for lost. */
const answerWithin = 20_000;
/** A server that is away for longer says so on the screen. */
const longestWait = 10_000;

const underWay = new Map<string, Promise<Answer>>();
/** The keys of acts that had no answer: trying the same again is still the same act. */
const unanswered = new Map<string, string>();

/**
 * Sends something that changes data, and sends it again where the answer was lost. All copies carry one Idempotency-Key, so
 * that it happens once; the same act while it is under way, as by a second tap, is not sent at all.
 */
export function sendAct(url: string, request: Request): Promise<Answer> {
  const act = JSON.stringify([url, request]);
  const before = underWay.get(act);
  if (before) return before;
  const key = unanswered.get(act) ?? newKey();
  unanswered.set(act, key);
  const answer = sendUntilAnswered(url, request, key, pauses)
    .then((said) => {
      if (!isLost(said)) unanswered.delete(act);
      return said;
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
    // Without a network nothing comes back soon: the screen says so at once.
    if (wait === undefined || !navigator.onLine) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, wait));
  return sendUntilAnswered(url, request, key, longer);
}

/** Whether nothing is said about the act itself: the server is away, or the first copy is still under way. */
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
