import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import type { Clock } from '#server/platform/clock.ts';
import { checkOut, pay } from './check-outs.ts';
import type { MadeBill } from './check-outs.ts';
import { ask, choose, hourAhead, offer } from './offers.ts';
import type { Marketplace, Parent } from './offers.ts';
import { book, cancel, move } from './own-visits.ts';
import type { Member, OwnClient } from './own-visits.ts';

/** What the replies said; the database is judged by it afterwards. */
export type Model = Marketplace & {
  shifts: { id: string; owner: Member }[];
  applications: { id: string; groomer: Member; owner: Member; isWithdrawn: boolean }[];
  messages: { id: string; from: Member; to: Member }[];
  bills: MadeBill[];
  /** Pairs of ids, and the round in which one blocked the other. */
  blocks: Map<string, string>;
  /** How many acts of each kind were acknowledged. */
  acknowledged: Map<string, number>;
  /** How many notifications of each kind each person is due about each other; see `noteDue`. */
  due: Map<string, number>;
  faults: string[];
};
export type History = {
  random: () => number;
  pick: <T>(list: readonly T[]) => T | undefined;
  groomers: Member[];
  owners: Member[];
  parents: Parent[];
  everybody: Member[];
  /** A client of each groomer. */
  clients: Map<Member, OwnClient>;
  model: Model;
  clock: Clock;
};

const count = ({ acknowledged }: Model, kind: string) =>
  acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1);

/** Notes that a member is to be notified of what another did. */
const noteDue = ({ due }: Model, kind: string, reader: Member, other: Member) => {
  const key = [kind, reader.id, other.id].join(' ');
  due.set(key, (due.get(key) ?? 0) + 1);
};

export const pairOf = (one: Member, other: Member) => [one.id, other.id].toSorted().join();

const nothing = () => Promise.resolve();

/** Chooses who does what; the act itself happens when the result is called. */
export function drawAct(history: History) {
  const { random, pick, groomers, owners, everybody, model, clock } = history;
  const open = (people: readonly Member[]) => pick(people.filter(({ isClosed }) => !isClosed));
  const kind = random();
  if (kind < visitShare) return drawVisitAct(history);
  if (kind < visitShare + offerShare) return drawOfferAct(history);
  const [draw, inDays, startsAt] = [random(), 2 + Math.floor(random() * 4), 7 + Math.floor(random() * 4)];
  const [groomer, owner, from, to] = [open(groomers), open(owners), open(everybody), pick(everybody)];
  const [shift, application] = [pick(model.shifts), pick(model.applications)];
  if (!groomer || !owner || !from || !to) return nothing;
  if (draw < 0.22) return () => post(model, owner, clock, inDays, startsAt);
  if (draw < 0.52) return shift ? () => apply(model, groomer, shift) : nothing;
  if (draw < 0.7) return application ? () => accept(model, application) : nothing;
  if (draw < 0.77) return application ? () => withdraw(model, application) : nothing;
  if (draw < 0.95) return (round: string) => write(model, from, to, round);
  if (draw < 0.985) return (round: string) => block(model, from, to, round);
  return () => close(model, from);
}

/** Of the acts, those of groomers with clients of their own, and those of pet parents who ask for grooming. */
const [visitShare, offerShare] = [0.28, 0.2];

function drawVisitAct({ random, pick, groomers, clients, model, clock }: History) {
  const [draw, startsAt, now] = [random(), hourAhead(clock, random()), clock.now()];
  const groomer = pick(groomers.filter(({ isClosed }) => !isClosed));
  const client = groomer && clients.get(groomer);
  const isNow = (start: string) =>
    after(now, hours(2)) > new Date(start) && new Date(start) > after(now, hours(-10));
  const open = model.visits.filter((each) => !each.groomer.isClosed && !each.parent?.isClosed);
  const [visit, bill] = [pick(open), pick(model.bills.filter((each) => !each.visit.groomer.isClosed))];
  const today = pick(open.filter((each) => isNow(each.startsAt) && !each.isDone && !each.isCancelled));
  const counted = (kind: string) => count(model, kind);
  if (draw < 0.35) return groomer && client ? () => book(model, groomer, client, startsAt, counted) : nothing;
  if (draw < 0.65 && today) return () => checkOut(model, today, counted);
  if (draw < 0.8 && bill) return () => pay(bill, counted);
  if (!visit) return nothing;
  return draw < 0.92 ? () => move(visit, startsAt, counted) : () => cancel(visit, counted);
}

function drawOfferAct({ random, pick, groomers, parents, model, clock }: History) {
  const [draw, startsAt] = [random(), hourAhead(clock, random())];
  const open = <T extends Member>(people: readonly T[]) => pick(people.filter(({ isClosed }) => !isClosed));
  const [groomer, parent] = [open(groomers), open(parents)];
  const [request, made] = [pick(model.requests), pick(model.offers)];
  const counted = (kind: string) => count(model, kind);
  if (draw < 0.2) return parent ? () => ask(model, parent, counted) : nothing;
  if (draw < 0.65)
    return groomer && request
      ? () =>
          offer(model, groomer, request, startsAt, (kind) => {
            counted(kind);
            noteDue(model, 'offer_received', request.parent, groomer);
          })
      : nothing;
  return made
    ? () =>
        choose(model, made, (kind) => {
          counted(kind);
          noteDue(model, 'offer_accepted', made.groomer, made.parent);
        })
    : nothing;
}

async function post(model: Model, owner: Member, clock: Clock, inDays: number, hour: number): Promise<void> {
  const { status, body } = await owner.call('POST /api/shifts', {
    body: {
      ownerId: 'current-user',
      businessId: 'current-user',
      title: 'Full-groom day',
      description: 'Six doodles.',
      shiftDate: after(clock.now(), days(inDays)).toISOString(),
      startTime: `${String(hour).padStart(2, '0')}:00`,
      endTime: `${hour + 7}:00`,
      dogCount: 6,
      payPercentage: 50,
      payModel: 'w2',
      paidWhen: 'weekly',
      bathing: 'bather',
      cancelTerms: 'fair',
      requirements: [],
    },
  });
  if (status !== 201) return;
  count(model, 'post');
  model.shifts.push({ id: body.id, owner });
}

async function apply(model: Model, groomer: Member, shift: Model['shifts'][number]): Promise<void> {
  const { status, body } = await groomer.call('POST /api/shift-applications', {
    body: { shiftId: shift.id },
  });
  if (status !== 201) return;
  count(model, 'apply');
  noteDue(model, 'application_received', shift.owner, groomer);
  // A groomer who withdrew may apply again, with the same row.
  const again = model.applications.find(({ id }) => id === body.id);
  if (again) again.isWithdrawn = false;
  else model.applications.push({ id: body.id, groomer, owner: shift.owner, isWithdrawn: false });
}

async function accept(model: Model, { id, owner, groomer }: Model['applications'][number]): Promise<void> {
  const { status } = await owner.call('POST /api/shift-applications/:id/accept', { params: { id } });
  if (status !== 200) return;
  count(model, 'accept');
  noteDue(model, 'application_accepted', groomer, owner);
}

async function withdraw(model: Model, application: Model['applications'][number]): Promise<void> {
  const params = { id: application.id };
  const { status } = await application.groomer.call('POST /api/shift-applications/:id/withdraw', { params });
  if (status !== 200) return;
  count(model, 'withdraw');
  application.isWithdrawn = true;
}

async function write(model: Model, from: Member, to: Member, round: string): Promise<void> {
  if (from === to) return;
  const blockedIn = model.blocks.get(pairOf(from, to));
  const { status, body } = await from.call('POST /api/messages', {
    body: {
      fromUserId: from.id,
      toUserId: to.id,
      content: `Round ${round}`,
      clientId: `${round} to ${to.id}`,
    },
  });
  if (status !== 201) return;
  count(model, 'write');
  model.messages.push({ id: body.id, from, to });
  if (blockedIn !== undefined && blockedIn !== round)
    model.faults.push(`a message in round ${round} passed the block of round ${blockedIn}`);
}

async function block(model: Model, from: Member, to: Member, round: string): Promise<void> {
  if (from === to) return;
  const { status } = await from.call('POST /api/blocks', { body: { userId: to.id } });
  if (status >= 300) return;
  count(model, 'block');
  if (!model.blocks.has(pairOf(from, to))) model.blocks.set(pairOf(from, to), round);
}

async function close(model: Model, who: Member): Promise<void> {
  const { status } = await who.call('POST /api/account/close', { body: { password: demoPassword } });
  // Repeated after its answer was lost, the call finds the sign-in ended.
  if (status !== 204 && status !== 401) return;
  count(model, 'close');
  who.isClosed = true;
}
