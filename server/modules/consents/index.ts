import { linkPhoto } from '#server/modules/client-links/index.ts';
import { photoRule } from '#server/modules/media/index.ts';
import type { Module } from '#server/platform/module.ts';
import { isOnConsent, showsConsentPhoto } from './consents.queries.ts';
import { consentsRoutes } from './consents.routes.ts';

export const consents: Module = {
  name: 'consents',
  routes: consentsRoutes,
  provides: [photoRule({ viewers: isOnConsent }), linkPhoto(showsConsentPhoto)],
  tables: {
    consents: {
      of: ['account_id', 'owner_id'],
      what: 'What clients agreed to for an animal: the text, the name that was signed, when and how, with photos',
      because: 'They are the proof of what was agreed. They stay.',
      archive: { list: 'consents', without: ['owner_id'], order: 'signed_at, id' },
      closed: 'stays',
      words: { signed_name: 'It is the proof of what was agreed.' },
    },
  },
};
