import { scheduled } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findPerson } from './notifications.queries.ts';
import { tell } from './tell.ts';
import type { Letter, Person } from './tell.ts';

/**
 * Tells many the same, each by a job of their own: whoever cannot be reached keeps nobody else from being told, and nobody
 * is told again with them. `about` names what happened; as long as the letter waits, it is one.
 */
export const tellAll = ({ transact }: Platform, people: Person[], letter: Letter, about: string) =>
  transact(async (t) => {
    for (const { id } of people)
      await t.schedule('tell-one-of-many', { personId: id, letter }, t.now, `${about} ${id}`);
  });

export const lettersToMany = {
  'tell-one-of-many': scheduled(
    async (platform, { personId, letter }: { personId: string; letter: Letter }) => {
      const person = await findPerson(platform.sql, personId);
      if (person) await tell(platform, person, letter);
    },
  ),
};
