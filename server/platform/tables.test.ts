import { expect, test } from 'vitest';
import { triggersOf } from './tables.ts';

const impersonal = 'Nothing of a person.';

test.each([
  [
    'tells the accounts of a row of every change',
    { of: ['account_id', 'other_id'] },
    [
      "trigger pets_note after insert or delete or update on pets for each row execute function note_row('account_id', 'other_id')",
    ],
  ],
  [
    'may tell of some changes only, and by a function of its own',
    {
      of: ['account_id'],
      announced: [
        { on: 'update of seen_at' },
        { on: 'update of bites when (old.bites <> new.bites)', by: 'note_admins()' },
      ],
    },
    [
      "trigger pets_note after update of seen_at on pets for each row execute function note_row('account_id')",
      'trigger pets_note1 after update of bites on pets for each row when (old.bites <> new.bites) execute function note_admins()',
    ],
  ],
  ['tells nobody where no account is named', {}, []],
  ['tells nobody where it says so', { of: ['account_id'], announced: false as const }, []],
])('a table %s', (_, table, expected) => {
  const statements = triggersOf({ pets: { impersonal, ...table } })
    .split(';\n')
    .filter(Boolean)
    .map((each) => each.replace('create or replace ', '').replaceAll(/\s+/g, ' '));
  expect(statements).toEqual(expected);
});
