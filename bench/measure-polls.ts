import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cookieOf } from './requests.ts';
import { members } from './fill.ts';
import type { Load, Loaded } from './load.ts';
import { cpuOf, cpuOfPostgres, onLoadCore } from './machine.ts';
import type { Started } from './machine.ts';
import { connections, seconds } from './measure.ts';
import type { Stage } from './stage.ts';

/** What a groomer's open app asks again every 30 seconds. */
const lists = [
  '/api/shifts',
  '/api/groomers/current-user/applications',
  '/api/messages/conversations/current-user',
];
/** For how many of these polls an answer stands at most. */
const stands = 60;
const rate = (10_000 * lists.length) / 30;
const length = 5 * seconds;

/** Shares of one core, ours and PostgreSQL's; `bare` is a server that knows no more than how to say 304. */
export type PollsResult = { rate: number; unchanged: Share; anew: Share; bare: Share };
type Share = { node: number; postgres: number };

/** 10,000 members with the app open, three lists each. Our thousand ask ten times as often. */
export async function measurePolls(stage: Stage, say: (line: string) => void): Promise<PollsResult> {
  const ours = await stage.ours();
  const replies = path.join(stage.folder, 'poll.json');
  await writeFile(replies, JSON.stringify({ poll: '' }));
  const bare = await stage.other('bare-http.ts', [replies]);
  const share = async (server: Started, requestsOf: () => Promise<Load['requests']>): Promise<Share> => {
    const requests = await requestsOf();
    const load: Load = { url: server.url, connections, seconds: length, rate, once: true, requests };
    const before = [cpuOf(server.pid) ?? 0, cpuOfPostgres(stage.postmaster) ?? 0];
    const loaded = await onLoadCore<Loaded>(path.join(import.meta.dirname, 'load.ts'), load);
    const after = [cpuOf(server.pid) ?? 0, cpuOfPostgres(stage.postmaster) ?? 0];
    const wrong = Object.keys(loaded.statuses).filter((status) => status !== '304' && status !== '200');
    if (wrong.length > 0) throw new Error(`Polls were answered ${JSON.stringify(loaded.statuses)}`);
    const [node = 0, postgres = 0] = after.map((to, index) => (to - (before[index] ?? 0)) / 1000 / length);
    return { node, postgres };
  };
  const polls = () => pollsOf(ours.url);
  const someAnew = async () =>
    (await polls()).map(({ member, path, headers }) =>
      member % stands === 0 ? { path, headers: cookieOnly(headers) } : { path, headers },
    );
  // The first warms up.
  await share(ours, someAnew);
  const result = {
    rate,
    unchanged: await share(ours, polls),
    anew: await share(ours, someAnew),
    bare: await share(bare, async () => (await polls()).map(({ headers }) => ({ path: '/poll', headers }))),
  };
  say(
    `${rate} polls a second: ${percent(result.unchanged)} of a core unchanged, ${percent(result.anew)} with those read anew whose time is over, ${percent(result.bare)} by a bare server`,
  );
  return result;
}

const percent = ({ node, postgres }: Share) => `${Math.round((node + postgres) * 100)} %`;
const cookieOnly = ({ cookie = '' }: Record<string, string>) => ({ cookie });

/** Every member's lists with the mark of the answer that they have. */
async function pollsOf(url: string) {
  const polls: { path: string; headers: Record<string, string>; member: number }[] = [];
  for (let member = 0; member < members; member++)
    polls.push(
      ...(await Promise.all(
        lists.map(async (path) => {
          const headers = cookieOf(member);
          const answer = await fetch(url + path, { headers });
          await answer.arrayBuffer();
          const tag = answer.headers.get('etag') ?? '';
          return { path, headers: { ...headers, 'if-none-match': tag }, member };
        }),
      )),
    );
  return polls;
}
