import { personalDataApi } from '#contract/personal-data.ts';
import {
  clearSessionCookie,
  confirmed,
  confirmedByCode,
  routes,
  signedIn,
  signedInBeforeAgreeing,
} from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { setValidUntil } from '#server/platform/http/replies/valid-until.ts';
import type { PersonalData } from '#server/platform/module.ts';
import { askForExport, toDataExport } from './ask-for-export.ts';
import { closeAccount } from './close-account.ts';
import { getArchive } from './get-archive.ts';
import { findExport } from './personal-data.queries.ts';
import { previewClosing } from './preview-closing.ts';

/** Needs no membership: people keep what is theirs, and may leave, after theirs has ended. */
export const personalDataRoutes = (everything: readonly PersonalData[]) =>
  routes(personalDataApi, {
    'GET /api/account/export': {
      reads: ['data-export'],
      who: signedIn,
      async run({ sql, actor, platform, request }) {
        const found = toDataExport(await findExport(sql, actor.id), platform.clock.now());
        if (found.expiresAt) setValidUntil(request, Date.parse(found.expiresAt));
        return found;
      },
    },
    'POST /api/account/export': {
      who: confirmed(signedInBeforeAgreeing),
      limit: { name: 'export', max: 10, per: hours(24), by: 'account' },
      run: ({ t, actor }) => askForExport(t, actor.id),
    },
    'GET /api/account/export/archive': {
      who: signedIn,
      limit: { name: 'archive', max: 60, per: hours(1), by: 'account' },
      run: ({ platform, actor }) => getArchive(platform, actor.id),
    },
    'GET /api/account/closing': {
      reads: [
        'applications',
        'blocks',
        'clients',
        'notifications',
        'offers',
        'pets',
        'requests',
        'shifts',
        'visits',
      ],
      mayLag: ['businesses', 'groomers', 'profile'],
      who: signedIn,
      run: ({ sql, actor, platform }) => previewClosing(sql, everything, actor, platform.clock.now()),
    },
    'POST /api/account/close': {
      who: confirmedByCode(signedInBeforeAgreeing),
      async runOutsideTransaction({ platform, actor, body, reply }) {
        await closeAccount(platform, everything, actor, body);
        clearSessionCookie(reply, platform.config);
      },
    },
  });
