import { linkPhoto } from '#server/modules/client-links/index.ts';
import { photoRule } from '#server/modules/media/index.ts';
import type { Module } from '#server/platform/module.ts';
import { incidentNotices } from './incidents.notices.ts';
import { showsIncidentPhoto } from './incidents.queries.ts';
import { incidentsRoutes } from './incidents.routes.ts';
import { isOnIncident } from './photo-rules.queries.ts';

const forSafety = 'What was filed is never erased, for the safety of the next one.';

export const incidents: Module = {
  name: 'incidents',
  routes: incidentsRoutes,
  notices: incidentNotices,
  provides: [photoRule({ viewers: isOnIncident }), linkPhoto(showsIncidentPhoto)],
  tables: {
    incidents: {
      of: ['account_id', 'owner_id'],
      // Warnings about a pet are made of them.
      topic: 'pets',
      // Admins see new ones at once.
      announced: [{}, { on: 'insert', by: 'note_admins()' }],
      what: 'Bites, nicks and other incidents of one animal: what happened, with photos, and the owner’s answer',
      because: 'They protect the next groomer and are the proof of what was said. They stay.',
      archive: { list: 'incidents', without: ['owner_id'], order: 'filed_at' },
      closed: 'stays',
      words: { what: forSafety, signed_by: forSafety, additions: forSafety, answer: forSafety },
    },
  },
};
