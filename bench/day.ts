import { createApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import {
  clients,
  emptyBook,
  emptyOtherBooks,
  fillBook,
  fillOtherBooks,
  visitsToday,
} from './client-lists.ts';
import { cookieOf, idOf } from './filled.ts';
import type { Fixture } from './fixture.ts';
import { cpuOf, cpuOfPostgres } from './machine.ts';
import type { Started } from './machine.ts';
import { count } from './report.ts';
import type { Figure, Section } from './report.ts';

const rounds = 200;
/** How many different texts are searched. */
const searches = 40;
/** Providers with a book, the shop among them. */
const providers = [1, 1000, 10_000];
/** At most twice the processor time of the same statements sent by the bare server. */
const leastRatio = 0.5;
const mostGrowth = 1.5;

const calls = [
  { name: `the Day with ${visitsToday} visits`, path: () => '/api/day' },
  {
    name: 'clients by the last four digits',
    path: (nth: number) => `/api/clients?q=${String(nth * 137).padStart(4, '0')}`,
  },
  { name: 'clients by a name', path: (nth: number) => `/api/clients?q=client${100 + nth * 37}` },
];
type Cost = { node: number; postgres: number; p95: number };
const costOf = ({ node, postgres }: Cost) => node + postgres;

/** The page of a day and the search of the ringing phone, for a shop with a full book among more and more providers. */
export async function measureDay(fixture: Fixture): Promise<Section> {
  const shop = idOf('member 1');
  await emptyOtherBooks(fixture);
  await fillBook(fixture, shop);
  const [ours, bare] = [await fixture.ours(), await fixture.bare()];
  await teach(bare, await record(fixture));
  const found = new Map<string, { ours: Cost; bare: Cost }[]>(calls.map(({ name }) => [name, []]));
  for (const size of providers) {
    await fillOtherBooks(fixture, size - 1);
    for (const [at, { name, path }] of calls.entries()) {
      const cost = {
        ours: await measure(fixture, ours, path),
        bare: await measure(fixture, bare, (nth) => `/recorded/${at * searches + nth}`),
      };
      found.get(name)?.push(cost);
      fixture.say(`${size} providers · ${name}: ${text(cost.ours)}; bare: ${text(cost.bare)}`);
    }
  }
  await emptyBook(fixture, shop);
  await emptyOtherBooks(fixture);
  return {
    title: `A shop with ${count(clients)} clients`,
    explanation: `µs of processor time a call in Node + PostgreSQL, and milliseconds within which 95 of 100 were answered; ${rounds} calls one after another. The limit is a bare server that sends the very same statements.`,
    figures: [...found].flatMap(([name, costs]) => figuresOf(name, costs)),
  };
}

const text = ({ node, postgres, p95 }: Cost) => `${count(node)} + ${count(postgres)}, ${p95.toFixed(1)} ms`;

function figuresOf(name: string, costs: { ours: Cost; bare: Cost }[]): Figure[] {
  const [first, last] = [costs[0], costs.at(-1)];
  if (!first || !last) return [];
  const ratio = costOf(last.bare) / costOf(last.ours);
  const growth = costOf(last.ours) / costOf(first.ours);
  return [
    {
      name,
      ours: text(last.ours),
      limit: text(last.bare),
      ratio,
      bar: { value: ratio, atLeast: leastRatio },
    },
    {
      name: `${name}: at ${count(providers.at(-1) ?? 0)} providers beside one`,
      ours: text(last.ours),
      limit: text(first.ours),
      ratio: growth,
      bar: { value: growth, atMost: mostGrowth },
    },
  ];
}

type Recorded = { text: string; values: unknown[] }[];

/** Reads which statements the program sends for each call, those of a guard that it has just asked left out. */
async function record({ url }: Fixture): Promise<Recorded[]> {
  let heard: Recorded = [];
  const app = await createApp(readConfig({ WEB: 'none', NODE_ENV: 'production' }), url, systemClock, {
    onStatement: (said, values) => heard.push({ text: said, values }),
  });
  const recorded: Recorded[] = [];
  for (const { path } of calls)
    for (let nth = 0; nth < searches; nth++) {
      heard = [];
      await app.server.inject({ url: path(nth), headers: cookieOf(1) });
      recorded.push(heard);
    }
  await app.close();
  return recorded;
}

/** Gives the bare server the statements that it sends for `/recorded/0` and so on. */
async function teach({ url }: Started, recorded: Recorded[]): Promise<void> {
  for (const statements of recorded)
    await fetch(`${url}/recorded`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(statements),
    });
}

async function measure(
  { postmaster }: Fixture,
  { url, pid }: Started,
  path: (nth: number) => string,
): Promise<Cost> {
  const took: number[] = [];
  let before = { node: 0, postgres: 0 };
  // A server's first calls are slow, since its code is still being compiled.
  for (let nth = -2 * rounds; nth < rounds; nth++) {
    if (nth === 0) before = { node: cpuOf(pid), postgres: cpuOfPostgres(postmaster) };
    const begun = performance.now();
    const reply = await fetch(url + path(Math.abs(nth) % searches), { headers: cookieOf(1) });
    if (!reply.ok) throw new Error(`${path(0)} was answered ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
    if (nth >= 0) took.push(performance.now() - begun);
  }
  const micro = (used: number) => (used * 1000) / rounds;
  return {
    node: micro(cpuOf(pid) - before.node),
    postgres: micro(cpuOfPostgres(postmaster) - before.postgres),
    p95: took.toSorted((one, other) => one - other)[Math.floor(rounds * 0.95)] ?? 0,
  };
}
