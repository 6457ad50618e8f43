import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Staff, StaffMember } from '#contract/staff/staff.ts';
import { personColor, roleLabels } from '#web/domain/staff/staff-labels.ts';
import { query } from '#web/lib/api/query.ts';
import { dayInWords, dayNames, isoDay, shortDate, wallTimeRange } from '#web/lib/dates.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

const StaffForm = lazyPart(() => import('./staff-form.tsx'));
const StaffHours = lazyPart(() => import('./staff-hours.tsx'));
const StaffTimeOff = lazyPart(() => import('./staff-time-off.tsx'));
const HandOver = lazyPart(() => import('./hand-over.tsx'));
const HouseLimit = lazyPart(() => import('./house-limit.tsx'));

type Asked =
  | { what: 'new' | 'house' }
  | { what: 'edit' | 'hours' | 'time-off' | 'hand-over'; person: StaffMember };

/** The people of a business: who works when, and how many animals the house takes. */
export function StaffSection() {
  const staff = useQuery(query('GET /api/staff'));
  const [asked, setAsked] = useState<Asked>();
  const [today] = useState(() => isoDay(new Date()));
  const close = () => setAsked(undefined);
  const here = staff.data?.people.filter(({ toDay }) => toDay === null || toDay >= today) ?? [];
  const gone = staff.data?.people.filter((person) => !here.includes(person)) ?? [];
  return (
    <SectionCard
      id="staff"
      title="Staff and hours"
      action={<AddButton what="person" onClick={() => setAsked({ what: 'new' })} />}
    >
      <p className="text-ink-2">
        Who works for you, without accounts of their own. Visits are booked with a person, and openings name
        them.
      </p>
      {staff.isPending && <LoadingLines className="h-14" />}
      {staff.isLoadingError && <FailedQuery query={staff} title="Your people did not load" />}
      {here.length > 0 && (
        <ul className="grid">
          {here.map((person) => (
            <Person key={person.id} person={person} onAsk={(what) => setAsked({ what, person })} />
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-medium">Who left ({gone.length})</summary>
          <ul className="grid">
            {gone.map((person) => (
              <Person key={person.id} person={person} onAsk={(what) => setAsked({ what, person })} />
            ))}
          </ul>
        </details>
      )}
      {staff.data && <House staff={staff.data} onChange={() => setAsked({ what: 'house' })} />}
      <Suspense>
        {asked?.what === 'new' && <StaffForm onClose={close} />}
        {asked?.what === 'edit' && <StaffForm person={asked.person} onClose={close} />}
        {asked?.what === 'hours' && <StaffHours person={asked.person} onClose={close} />}
        {asked?.what === 'time-off' && <StaffTimeOff person={asked.person} onClose={close} />}
        {asked?.what === 'hand-over' && (
          <HandOver person={asked.person} people={here} on={today} onClose={close} />
        )}
        {asked?.what === 'house' && staff.data && <HouseLimit staff={staff.data} onClose={close} />}
      </Suspense>
    </SectionCard>
  );
}

type PersonProps = {
  person: StaffMember;
  onAsk: (what: 'edit' | 'hours' | 'time-off' | 'hand-over') => void;
};

function Person({ person, onAsk }: PersonProps) {
  const { name, role, color, atOnce, payPercent, toDay, shiftId } = person;
  const facts = [
    shiftId ? 'Relief groomer' : roleLabels[role],
    atOnce > 1 && `${atOnce} at once`,
    payPercent !== null && `${payPercent}%`,
    shiftId && toDay && `on ${dayInWords(toDay)}`,
    !shiftId && toDay && `until ${dayInWords(toDay)}`,
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
      <span
        aria-hidden
        className="mt-1.5 size-3.5 flex-none rounded-full border border-line"
        style={{ background: personColor(color) }}
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <b>{name}</b> <span className="text-ink-2">{facts.join(' · ')}</span>
        </p>
        <p className="text-ink-2 tabular-nums wrap-anywhere">{hoursInWords(person)}</p>
        {person.timeOff.length > 0 && (
          <p className="text-ink-2 wrap-anywhere">
            Off{' '}
            {person.timeOff
              .slice(0, 3)
              .map(({ startsAt, timeZone }) => shortDate(startsAt, timeZone))
              .join(', ')}
            {person.timeOff.length > 3 && ` and ${person.timeOff.length - 3} more`}
          </p>
        )}
      </div>
      <Menu trigger={<IconButton icon="more" label={`More for ${name}`} />}>
        {!shiftId && <MenuItem onSelect={() => onAsk('edit')}>Edit</MenuItem>}
        {!shiftId && <MenuItem onSelect={() => onAsk('hours')}>Hours</MenuItem>}
        <MenuItem onSelect={() => onAsk('time-off')}>Time off</MenuItem>
        {role !== 'front_desk' && <MenuItem onSelect={() => onAsk('hand-over')}>Hand over a day</MenuItem>}
      </Menu>
    </li>
  );
}

/** 'Mon 9 AM–5 PM, Tue 9 AM–5 PM' */
const hoursInWords = ({ hours }: StaffMember): string =>
  hours.length === 0
    ? 'Works when the business does'
    : hours.map(({ weekday, from, to }) => `${dayNames[weekday - 1]} ${wallTimeRange(from, to)}`).join(', ');

function House({ staff, onChange }: { staff: Staff; onChange: () => void }) {
  const { petsInHouse, petsInHouseIsOwn, tables } = staff;
  if (petsInHouse === null) return null;
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
      <p className="min-w-0">
        <b>{petsInHouse} animals</b> in the house at once
        <span className="block text-ink-2">
          {petsInHouseIsOwn ? `${tables} tables` : `Four for each of ${tables} tables`}
        </span>
      </p>
      <Button variant="quiet" aria-label="Change how many animals the house takes" onClick={onChange}>
        Change
      </Button>
    </div>
  );
}
