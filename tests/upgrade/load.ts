import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { legalTexts } from '#contract/identity/legal.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { after, days, seconds } from '#server/platform/clock.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';

type Person = { id: string; cookie: string };

/** What the people of the demo town look at, by the version's own addresses. */
const looks = {
  groomer: [
    '/api/shifts',
    '/api/groomers/current-user/applications',
    '/api/visits',
    '/api/clients',
    '/api/notifications',
    '/api/books?year=2026',
    '/api/grooming-requests',
  ],
  owner: ['/api/groomers', '/api/notifications', '/api/messages/conversations/current-user', '/api/bills'],
  petowner: ['/api/pets', '/api/owners', '/api/visits?as=pet_owner', '/api/notifications'],
};
type Who = keyof typeof looks;

async function send(address: string, person: Person | undefined, method: string, url: string, body?: object) {
  const response = await fetch(address + url, {
    method,
    headers: {
      ...(person ? { cookie: person.cookie } : {}),
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { status: response.status, text: await response.text(), cookie: cookies.join('; ') };
}

/** Agrees to the texts that this process has in force, which may be earlier ones. */
async function agree(address: string, person: Person | undefined): Promise<void> {
  for (const { version: privacy } of legalTexts.privacy.versions.toReversed())
    for (const { version: terms } of legalTexts.terms.versions.toReversed()) {
      const { status } = await send(address, person, 'POST', '/api/account/agreements', { terms, privacy });
      if (status !== 422) return;
    }
}

/** Lets people of the demo town read and write through every process that is named, in turn. */
export async function startLoad(sql: SqlPool, first: string) {
  const processes = [first];
  const faults = new Set<string>();
  const counts = new Map<string, number>();
  let [turn, lastWriteAt, longest] = [0, performance.now(), 0];
  const stopping = new AbortController();
  const { signal } = stopping;

  async function call(person: Person | undefined, method: string, url: string, body?: object) {
    const address = processes[turn++ % processes.length] ?? first;
    let answer = await send(address, person, method, url, body);
    // Where the legal texts of the two versions differ, a person is asked by each, and agrees.
    while (answer.status === 403 && answer.text.includes('agreement_needed')) {
      await agree(address, person);
      answer = await send(address, person, method, url, body);
    }
    counts.set(address, (counts.get(address) ?? 0) + 1);
    if (answer.status === 429) await sql`delete from rate_limits`;
    else if (answer.status >= 300)
      faults.add(`${method} ${url}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  }

  async function signIn(who: Who): Promise<Person> {
    const email = `${who}@wagwell.example`;
    const { cookie, text } = await call(undefined, 'POST', '/auth/login', { email, password: demoPassword });
    return { id: JSON.parse(text).id, cookie };
  }

  const people = {
    groomer: await signIn('groomer'),
    owner: await signIn('owner'),
    petowner: await signIn('petowner'),
  };

  async function reading(who: Who) {
    for (let nth = 0; !signal.aborted; nth++) {
      await call(people[who], 'GET', looks[who][nth % looks[who].length] ?? '');
      await sleep(20);
    }
  }

  async function write(person: Person, url: string, body: object): Promise<string> {
    const { text } = await call(person, 'POST', url, body);
    longest = Math.max(longest, performance.now() - lastWriteAt);
    lastWriteAt = performance.now();
    return text;
  }

  /** Each writes, and one adds a pet and posts a shift. */
  async function writing() {
    const { groomer, owner, petowner } = people;
    for (let nth = 0; !signal.aborted; nth++) {
      const message = { fromUserId: 'current-user', content: `Message ${nth}`, clientId: `upgrade ${nth}` };
      await write(groomer, '/api/messages', { ...message, toUserId: owner.id });
      await write(owner, '/api/messages', { ...message, toUserId: groomer.id });
      if (nth % 10 === 0 && nth < 1000)
        await write(petowner, '/api/pets', { name: 'Bella', breed: 'Poodle', weight: 20, isRight: true });
      if (nth % 20 === 0) await postShift(owner, 2 + (nth % 60));
      await sleep(20);
    }
  }

  const postShift = (owner: Person, inDays: number) =>
    write(owner, '/api/shifts', {
      ownerId: 'current-user',
      businessId: 'current-user',
      title: 'Full-groom day',
      description: 'Six doodles.',
      shiftDate: after(new Date(), days(inDays)).toISOString(),
      startTime: '09:00',
      endTime: '17:00',
      dogCount: 6,
      payPercentage: 50,
      payModel: 'w2',
      paidWhen: 'weekly',
      bathing: 'bather',
      cancelTerms: 'fair',
      requirements: [],
    });

  const all = Promise.all([reading('groomer'), reading('owner'), reading('petowner'), writing()]);
  // What goes wrong is told by `stop`.
  all.catch(() => {});
  return {
    /** Lets a process take its turn, or no longer. */
    add: (address: string) => void processes.push(address),
    remove: (address: string) => void processes.splice(processes.indexOf(address), 1),
    /** The longest time between two writes since it was last asked, in seconds. */
    longestGap() {
      const gap = longest / seconds(1);
      longest = 0;
      return gap;
    },
    /** @returns how many calls each process answered, and what was no success */
    async stop() {
      stopping.abort();
      await all;
      return { counts: [...counts.values()], faults: [...faults] };
    },
  };
}
