import { Route, Routes } from 'react-router';
import type { ClientImport, ImportRow } from '#contract/client-imports.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import ClientImportPage from './client-import.tsx';

export const id = '0192f0c1-2222-7000-8000-000000000001';
export const sheet: ClientImport = {
  id,
  fileName: 'clients.csv',
  state: 'read',
  remarks: ['The file is not in UTF-8 and was read as Windows-1252. Check names with accents.'],
  columns: [
    { index: 0, header: 'Client', samples: ['Maria Garcia'], guess: 'client_name' },
    { index: 1, header: 'Pet(s)', samples: ['Bella & Peanut'], guess: 'pet_names' },
    { index: 2, header: 'Every', samples: ['6 wks', 'every 5'], guess: 'every_weeks' },
  ],
  mapping: {
    columns: [
      { index: 0, as: 'client_name' },
      { index: 1, as: 'pet_names' },
      { index: 2, as: 'every_weeks' },
    ],
    rowIs: 'client',
    dateOrder: 'mdy',
  },
  rows: 3,
  counts: null,
  becomes: null,
  toBring: 0,
  rowsDone: 0,
  made: 0,
  joined: 0,
  leftOut: 0,
  kept: 0,
  withInterval: 0,
  visitsBooked: 0,
  visitsToCheck: 0,
  createdAt: '2026-11-20T12:00:00Z',
  undoUntil: null,
};
export const mapped = {
  ...sheet,
  state: 'mapped' as const,
  counts: { new: 2, remarked: 1, merge: 0, check: 1, refused: 0 },
  becomes: { made: 2, joined: 0, check: 1, leftOut: 0 },
  toBring: 2,
};
export const formula: ImportRow = {
  no: 3,
  cells: ['=1+1', 'Rex', ''],
  verdict: 'check',
  reasons: ['"=1+1" is a formula, not a name: kept as a note'],
  decision: null,
  name: 'Owner of Rex',
  phone: null,
  pets: ['Rex'],
  price: null,
  everyWeeks: null,
  nextOn: null,
  outcome: null,
  clientId: null,
  nextState: null,
  nextReason: null,
};

export const open = (first: ClientImport, answers: Parameters<typeof serve>[0] = {}, page = id) => {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['groomer'] } })),
    [`GET /api/client-imports/${id}`]: () => Response.json(first),
    [`GET /api/client-imports/${id}/rows`]: () => Response.json([formula]),
    ...answers,
  });
  renderAt(
    `/client-imports/${page}`,
    <Routes>
      <Route path="/client-imports/:id" element={<ClientImportPage />} />
    </Routes>,
  );
  return calls;
};
