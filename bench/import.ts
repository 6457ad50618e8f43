import { setTimeout as wait } from 'node:timers/promises';
import type { ClientImport } from '#contract/client-imports.ts';
import { emptyBook } from './client-lists.ts';
import { cookieOf, idOf } from './filled.ts';
import type { Fixture } from './fixture.ts';
import { cpuOf, cpuOfPostgres } from './machine.ts';
import type { Started } from './machine.ts';
import { count, plainFigure } from './report.ts';
import type { Section } from './report.ts';
import { settings } from './settings.ts';
import { median } from './targets.ts';

const rows = 20_000;
const calls = 1500;
/** Those who bring in a sheet, and who calls meanwhile. */
const [alone, accompanied, caller] = [2, 3, 4];

type Load = { cpu: number; seconds: number };

/** What an import of a long sheet costs the calls of others. */
export async function measureImport(fixture: Fixture): Promise<Section> {
  const server = await fixture.ours();
  await callUntil(server, (sent) => sent === calls);
  const rounds: Round[] = [];
  while (rounds.length < settings.rounds) rounds.push(await measureRound(fixture, server));
  const of = (part: (round: Round) => number) => median(rounds.map(part));
  const each = of(({ usual }) => usual.cpu) / calls;
  const beside = of(({ byItself, together, answered }) => (together.cpu - byItself.cpu) / answered);
  return {
    title: `An import of ${count(rows)} rows`,
    explanation: `Processor time of Node and PostgreSQL. What the newest shifts cost beside the import is the time of both together without that of an import by itself; ${count(of(({ answered }) => answered))} calls.`,
    figures: [
      plainFigure(
        'the run of an import',
        of(({ byItself }) => byItself.seconds),
        ' s',
        60,
      ),
      plainFigure('its processor time', of(({ byItself }) => byItself.cpu) / 1000, ' s'),
      {
        name: 'a call beside the import',
        ours: `${count(beside * 1000)} µs`,
        limit: `${count(each * 1000)} µs`,
        ratio: beside / each,
        bar: { value: beside / each, atMost: 1.1 },
      },
    ],
  };
}

type Round = { usual: Load; byItself: Load; together: Load; answered: number };

/** The figures of one import differ by more than a call costs: medians of rounds count. */
async function measureRound(fixture: Fixture, server: Started): Promise<Round> {
  for (const nth of [alone, accompanied]) await emptyBook(fixture, idOf(`member ${nth}`));
  const usual = await spend(fixture, server, () => callUntil(server, (sent) => sent === calls));
  const byItself = await spend(fixture, server, () => bringIn(fixture, server, alone));
  let isDone = false;
  let answered = 0;
  const together = await spend(fixture, server, async () => {
    const importing = bringIn(fixture, server, accompanied).finally(() => (isDone = true));
    answered = await callUntil(server, () => isDone);
    await importing;
  });
  for (const nth of [alone, accompanied]) await emptyBook(fixture, idOf(`member ${nth}`));
  return { usual, byItself, together, answered };
}

async function spend({ postmaster }: Fixture, { pid }: Started, work: () => Promise<unknown>): Promise<Load> {
  const used = () => cpuOf(pid) + cpuOfPostgres(postmaster);
  const [before, begun] = [used(), performance.now()];
  await work();
  return { cpu: used() - before, seconds: (performance.now() - begun) / 1000 };
}

/** Calls one after another until enough. @returns how often */
async function callUntil({ url }: Started, isEnough: (sent: number) => boolean): Promise<number> {
  let sent = 0;
  for (; !isEnough(sent); sent++) {
    const reply = await fetch(`${url}/api/shifts`, { headers: cookieOf(caller) });
    if (!reply.ok) throw new Error(`/api/shifts was answered ${reply.status}`);
    await reply.arrayBuffer();
  }
  return sent;
}

const lineOf = (nth: number) => `Ann${nth} Garcia,512 5${String(nth).padStart(6, '0')},Rex${nth},Poodle,95`;

async function bringIn({ sql }: Fixture, { url }: Started, member: number): Promise<void> {
  const send = async (
    path: string,
    method = 'GET',
    given: { body?: FormData | string; type?: string } = {},
  ) => {
    const reply = await fetch(`${url}/api/client-imports${path}`, {
      method,
      headers: { ...cookieOf(member), ...(given.type ? { 'content-type': given.type } : {}) },
      ...(given.body ? { body: given.body } : {}),
    });
    if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as ClientImport;
  };
  const sheet = ['Client,Phone,Pet,Breed,Price', ...Array.from({ length: rows }, (_, nth) => lineOf(nth))];
  const body = new FormData();
  body.set('file', new Blob([sheet.join('\n')], { type: 'text/csv' }), 'clients.csv');
  const read = await send('', 'POST', { body });
  await send(`/${read.id}/mapping`, 'PUT', { body: JSON.stringify(read.mapping), type: 'application/json' });
  await send(`/${read.id}/run`, 'POST');
  // Asked of the database: a run that takes longer must not be asked about more often.
  for (let state = ''; state !== 'done'; await wait(200))
    [{ state } = { state: '' }] = await sql<
      { state: string }[]
    >`select state from client_imports where id = ${read.id}`;
}
