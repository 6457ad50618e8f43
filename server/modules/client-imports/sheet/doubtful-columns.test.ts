import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { judgeRows } from '../rows/judge-rows.ts';

const today = '2026-11-20';

/** Reads a typed sheet and takes what is guessed of its columns. */
async function judged(text: string) {
  const file = await readFile(strToU8(text), today);
  const columns = file.columns.map(({ index, header, guess }) => ({ index, header, as: guess }));
  const rows = judgeRows({ ...file, columns, headings: file.headings?.cells ?? null, today });
  return { ...file, guesses: columns.map(({ as }) => as), rows };
}

test.each([
  ['Service Address', ['107 Slaughter Ln, Austin, TX 78748', '12 Oak St'], 'address'],
  ['Service', ['107 Slaughter Ln, Austin, TX 78748', '12 Oak Street'], 'address'],
  ['Service', ['Full groom', 'Bath'], 'usual_services'],
  ['Street Address', ['12 Oak St', '9 Elm Ave'], 'street'],
  ['Address 2', ['Apt 4', '#9'], 'street'],
  ['Address notes', ['gate 12', 'blue door'], 'client_notes'],
  ['Size/Wt', ['sm', 'Lg'], 'size'],
  ['Size/Wt', ['12', '45 lb'], 'weight'],
  ['Size', ['12 lb', '45'], 'weight'],
  ['Rabies', ['exp 6/2027', 'exp 1/2028'], 'rabies_until'],
])('"%s" with %j is taken for %s', async (heading, [one, other], guess) => {
  const { guesses } = await judged(`Client\tPet\t${heading}\nAnn Hill\tRex\t${one}\nBo Lee\tIvy\t${other}\n`);
  expect(guesses[2]).toBe(guess);
});

test('a column of sizes and weights gives both, and what is neither stays as a note', async () => {
  const { rows } = await judged(
    'Client,Pet,Size/Wt\nAnn Hill,Rex,sm\nBo Lee,Ivy,Lg\nCy Orr,Pip,12 lb\nDi Poe,Max,medium\nEd Roe,Zoe,F\n',
  );
  expect(rows.map(({ draft }) => draft.client?.pets[0])).toMatchObject([
    { size: 'small' },
    { size: 'large' },
    { weight: 12 },
    { size: 'medium' },
    { privateNotes: 'Size/Wt: F' },
  ]);
  expect(rows.map(({ reasons }) => reasons.length)).toEqual([0, 0, 0, 0, 1]);
});

test('services that nobody knows are remarked before the import', async () => {
  const { rows } = await judged('Client,Pet,Service\nAnn Hill,Rex,the works\nBo Lee,Ivy,bath\n');
  expect(rows.map(({ reasons }) => reasons)).toEqual([['"the works" names no service: kept as a note'], []]);
});

test('columns of which heading and values say the same are clear', async () => {
  const { columns } = await judged(
    'Client,Cell,Pet,Service,Flag\nAnn Hill,512-555-0101,Rex,the works,7\nBo Lee,512-555-0102,Ivy,the lot,8\n',
  );
  expect(columns.map(({ clear }) => clear)).toEqual([true, true, true, false, false]);
});

test('what notes say of the way in is told at the door, and the rest stays a note', async () => {
  const { rows } = await judged(
    'Client,Pet,Alerts / Notes,Comments\n' +
      'Ann Hill,Rex,"gate code 4471, dog in yard",\n' +
      'Bo Lee,Ivy,"Bites at the dryer and hides. Park on Elm","Pays cash; buzzer 12"\n' +
      'Cy Orr,Pip,easy,Prefers mornings\n',
  );
  expect(rows.map(({ draft }) => draft.client)).toMatchObject([
    { directions: 'gate code 4471, dog in yard', pets: [{ name: 'Rex' }] },
    {
      directions: 'Park on Elm, buzzer 12',
      notes: 'Pays cash',
      pets: [{ handling: 'muzzle', privateNotes: 'Bites at the dryer and hides' }],
    },
    { notes: 'Prefers mornings', pets: [{ handling: 'easy' }] },
  ]);
  expect(rows[0]?.draft.client?.pets[0]?.privateNotes).toBeUndefined();
  expect(rows[2]?.draft.client?.directions).toBeUndefined();
});
