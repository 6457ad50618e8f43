import { incidentNames } from '#contract/incidents.ts';
import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';
import { findIncidentNews } from './notices.queries.ts';
import type { IncidentNews } from './notices.queries.ts';

const day = ({ on }: IncidentNews, now: Date) => dayInWords(`${on}T12:00:00Z`, 'UTC', now);
const petPage = ({ petId }: IncidentNews) => href('pet', { id: petId });

/** Incidents name the animal and what happened. */
const kinds = {
  bite_filed: kind(
    { category: 'bookings', action: 'Read and answer' },
    (incident: IncidentNews, now: Date) => ({
      title: `${incident.providerName} filed a bite by ${incident.pet}`,
      text: `${incident.providerName} filed that ${incident.pet} bit on ${day(incident, now)}:\n\n"${incident.what}"\n\nIt stays on ${incident.pet}'s record, and other groomers see it before they offer. You can answer it on ${incident.pet}'s page.`,
      path: petPage(incident),
    }),
  ),
  incident_filed: kind(
    { category: 'bookings', action: 'Read and answer', pace: 'at_once' },
    (incident: IncidentNews, now: Date) => ({
      title: `${incident.pet}: ${incident.providerName} filed an incident`,
      text: `${incidentNames[incident.kind]}, ${day(incident, now)}. ${incident.providerName} writes:\n\n"${incident.what}"\n\nOnly the two of you see it. You can answer it on ${incident.pet}'s page.`,
      path: petPage(incident),
    }),
  ),
  incident_answered: kind(
    { category: 'bookings', action: 'Read the answer', pace: 'prompt' },
    (incident: IncidentNews) => ({
      title: `${incident.ownerName} answered: ${incident.pet}, ${incidentNames[incident.kind].toLowerCase()}`,
      text: `You wrote: "${incident.what}"\n\n${incident.ownerName} answers: "${incident.answer}"`,
      path: incident.visitId ? href('visit', { id: incident.visitId }) : href('clients'),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-incident': onEvent('incident.filed', async (platform, { incidentId }, jobId) => {
    const incident = await findIncidentNews(platform.sql, incidentId);
    if (incident?.owner)
      await notify(
        platform,
        incident.owner,
        incident.kind === 'bite' ? 'bite_filed' : 'incident_filed',
        jobId,
        incident,
        platform.clock.now(),
      );
  }),
  'notify-of-answered-incident': onEvent('incident.answered', async (platform, { incidentId }, jobId) => {
    const incident = await findIncidentNews(platform.sql, incidentId);
    if (incident?.provider && incident.answer !== null)
      await notify(platform, incident.provider, 'incident_answered', jobId, incident);
  }),
};

export const incidentNotices = { kinds: noticeKinds(kinds), jobs };
