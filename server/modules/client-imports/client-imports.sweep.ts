import type { ClientImports } from '#contract/client-imports.ts';
import { makeImport } from '#server/modules/client-imports/client-imports.factory.ts';
import { members, own, withRole } from '#tests/every-call/access.ts';
import { uploadOf } from '#tests/every-call/photo.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';

const reader = withRole('groomer', 'owner');
const writer = members('groomer', 'owner');

const of = (state: 'read' | 'mapped' | 'done', more: object = {}, body?: object): ValidRequest => ({
  set: withRecords(async (t, me) => {
    const { id } = await makeImport(t, me, { state });
    return { params: { id, ...more }, ...(body ? { body } : {}) };
  }),
});

export const sweep: Sweep<ClientImports['api']> = {
  calls: {
    'GET /api/client-imports': {
      access: own(reader, 'own'),
      set: withRecords(async (t, me) => {
        await makeImport(t, me);
        return {};
      }),
    },
    'POST /api/client-imports': {
      access: writer,
      set: () => Promise.resolve(uploadOf(Buffer.from('Client,Phone,Pet\nAda Byrne,(512) 555-0171,Rex\n'))),
    },
    'GET /api/client-imports/:id': { access: own(reader), ...of('mapped') },
    'PUT /api/client-imports/:id/mapping': {
      access: own(writer),
      set: withRecords(async (t, me) => {
        const { id, mapping } = await makeImport(t, me, { state: 'read' });
        return { params: { id }, body: mapping };
      }),
    },
    'GET /api/client-imports/:id/rows': {
      access: own(reader),
      set: withRecords(async (t, me) => {
        const { id } = await makeImport(t, me);
        return { params: { id }, query: { limit: '1' } };
      }),
    },
    'PATCH /api/client-imports/:id/rows/:no': {
      access: own(writer),
      ...of('mapped', { no: '2' }, { decision: 'skip' }),
    },
    'POST /api/client-imports/:id/bring-all': { access: own(writer), ...of('mapped') },
    'POST /api/client-imports/:id/run': { access: own(writer), ...of('mapped') },
    'POST /api/client-imports/:id/undo': { access: own(reader), ...of('done') },
    'GET /api/client-imports/:id/refused.csv': { access: own(reader), ...of('mapped') },
  },
  fill: (t, me, mark) =>
    makeImport(t, me, { rows: [[mark('Ada Byrne'), '(512) 555-0171', mark('Rex')]], state: 'done' }),
};
