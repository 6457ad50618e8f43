import type { App } from '#server/app.ts';
import { addDays } from '#reference/calendar-days.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';
import type { Call } from './call-api.ts';
import { uploadPicture } from './call-api.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';
import { at, townZone } from './story.ts';

type Paper = {
  who: string;
  issuer: string;
  title: string;
  number: string;
  /** Days from today. */
  handedIn: number;
  expires: number;
  checked?: true;
};

/** Certifications with papers: one is checked and expires soon, the others wait for the admin. */
const papers: Paper[] = [
  {
    who: 'Maya Ortiz',
    issuer: 'IPG',
    title: 'Certified Salon Professional',
    number: 'CSP-20817',
    handedIn: -40,
    expires: 21,
    checked: true,
  },
  {
    who: 'Tomás Rivera',
    issuer: 'Fear Free',
    title: 'Fear Free Certified Professional',
    number: 'FF-55102',
    handedIn: -2,
    expires: 340,
  },
  {
    who: 'Wag & Roll Mobile Grooming',
    issuer: 'American Red Cross',
    title: 'Cat and dog first aid',
    number: 'RC-7741-30',
    handedIn: -1,
    expires: 700,
  },
];

/** People hand in papers, and the admin checks one of them. */
export function certificationActions(app: App, call: Call, now: Date, people: People): Action[] {
  const today = now.toISOString().slice(0, 10);
  const day = (days: number) => addDays(today, days);
  return papers.map((paper) => ({
    when: at(now, paper.handedIn, '10:30'),
    async act() {
      const { who, issuer, title, number, expires } = paper;
      const cookie = people.named.get(who) ?? '';
      const expiresOn = day(expires);
      const dates = `until ${dayInWords(`${expiresOn}T18:00:00Z`, townZone, new Date(0))}`;
      const words = { name: who, issuer, title, number, dates };
      const proofId = await uploadPicture(app, cookie, 'certificate', words);
      const given = {
        issuer,
        title,
        number,
        kind: 'certification',
        issuedOn: day(expires - 730),
        expiresOn,
        proofId,
      };
      const record = await call<{ id: string; updatedAt: string }>(cookie, 'POST /api/certifications', given);
      if (!paper.checked) return;
      const reason = 'Name, number and dates are the same as on the paper.';
      const admin = people.named.get('Robin Hale') ?? '';
      await call(admin, `POST /api/admin/certifications/${record.id}/decide`, {
        decision: 'check',
        reason,
        seen: record.updatedAt,
      });
    },
  }));
}
