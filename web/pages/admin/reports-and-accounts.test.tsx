import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import Admin from './admin.tsx';

const at = '2026-11-14T18:00:00+00:00';
const report = {
  id: 'r-1',
  kind: 'message',
  category: 'scam',
  text: 'Wants cash first.',
  status: 'filed',
  createdAt: at,
  reporter: { id: 'dana', name: 'Dana Whitfield' },
  reported: { id: 'nina', name: 'Nina Alvarez', suspended: false },
  decision: null,
};
const details = {
  ...report,
  evidence: { text: 'Send me cash', photoUrls: [] },
  context: [
    { id: 'm-1', from: 'Dana Whitfield', text: 'Hello', photoUrls: [], at, reported: false },
    { id: 'm-2', from: 'Nina Alvarez', text: 'Send me cash', photoUrls: [], at, reported: true },
  ],
  sameThing: [report, { ...report, id: 'r-2', text: 'Me too.' }],
  earlier: [],
  decisions: ['dismiss', 'warn', 'remove', 'suspend'],
};

function open(path: string, answers: Parameters<typeof serve>[0]) {
  const calls = serve(answers);
  renderAt(path, <Admin />);
  return calls;
}

const openReport = async (answers: Parameters<typeof serve>[0] = {}) => {
  const calls = open('/admin?tab=reports', {
    'GET /api/admin/reports': () => Response.json([report]),
    'GET /api/admin/reports/r-1': () => Response.json(details),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Decide the report about Nina Alvarez' }));
  const form = within(await screen.findByRole('dialog', { name: 'A message of Nina Alvarez' }));
  return { calls, form };
};

test('a report is read with its evidence and decided with a reason, for all who reported it', async () => {
  const { calls, form } = await openReport({
    'POST /api/admin/reports/r-1/decide': () =>
      Response.json({ ...details, status: 'removed', decisions: [] }),
  });
  for (const words of ['Wants cash first.', 'Me too.', 'Hello']) expect(form.getByText(words)).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Decide' }));
  expect(await form.findByText('Choose what to do')).toBeTruthy();
  expect(form.getByText('Please give a reason')).toBeTruthy();
  await userEvent.click(form.getByRole('radio', { name: /^Remove it/ }));
  await userEvent.type(form.getByLabelText('Reason'), ' Cash up front ');
  await userEvent.click(form.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Removed. The reporter is notified.'));
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    decision: 'remove',
    reason: 'Cash up front',
    until: null,
    reportsSeen: 2,
  });
});

test('the other admin’s decision is named, and what was typed stays', async () => {
  const { form } = await openReport({
    'POST /api/admin/reports/r-1/decide': () =>
      Response.json(
        {
          code: 'already_done',
          detail: 'Robin Hale has decided this already: warned.',
          status: 409,
        },
        { status: 409 },
      ),
  });
  await userEvent.click(form.getByRole('radio', { name: /^Dismiss/ }));
  await userEvent.type(form.getByLabelText('Reason'), 'All fine');
  await userEvent.click(form.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() =>
    expect(toasts.get()[0]?.description).toBe('Robin Hale has decided this already: warned.'),
  );
  expect(form.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('All fine');
});

test('what an admin has reported oneself is shown without a form', async () => {
  open('/admin?tab=reports', {
    'GET /api/admin/reports': () => Response.json([report]),
    'GET /api/admin/reports/r-1': () => Response.json({ ...details, decisions: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Decide the report about Nina Alvarez' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A message of Nina Alvarez' }));
  expect(dialog.getByText(/^You reported this, .* Another admin has to decide it\.$/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Decide' })).toBeNull();
});

const account = {
  id: 'nina',
  name: 'Nina Alvarez',
  email: 'nina@example.com',
  roles: ['groomer'],
  isAdmin: false,
  hasMembership: true,
  createdAt: at,
  sessions: 2,
  reports: 1,
  openReports: 1,
  suspension: null,
};

test('an account is suspended for some days and restored, each with a reason', async () => {
  let suspension: object | null = null;
  const calls = open('/admin?tab=accounts', {
    'GET /api/admin/accounts': () => Response.json([{ ...account, suspension }]),
    'POST /api/admin/accounts/nina/suspend': () => {
      suspension = { since: at, until: null, reason: 'Cash' };
      return Response.json({ ...account, suspension });
    },
    'POST /api/admin/accounts/nina/restore': () => Response.json(account),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend Nina Alvarez' }));
  const form = within(await screen.findByRole('dialog', { name: 'Suspend Nina Alvarez?' }));
  await userEvent.selectOptions(form.getByLabelText('How long'), 'Until it is restored');
  await userEvent.click(form.getByRole('button', { name: 'Suspend' }));
  expect(await form.findByText('Please give a reason')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Reason'), 'Cash');
  await userEvent.click(form.getByRole('button', { name: 'Suspend' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Nina Alvarez' }));
  const restore = within(await screen.findByRole('dialog', { name: 'Restore Nina Alvarez?' }));
  await userEvent.type(restore.getByLabelText('Reason'), 'A mistake');
  await userEvent.click(restore.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Nina Alvarez is restored'));
  expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body)).toEqual([
    { until: null, reason: 'Cash' },
    { reason: 'A mistake' },
  ]);
});

const overview = {
  openReports: 3,
  oldestReportAt: at,
  waitingCertifications: 6,
  openDisputes: 7,
  payDisputes: 0,
  suspended: 1,
  failedJobs: 2,
  incidents: 5,
  unansweredIncidents: 4,
  accounts: 1200,
  members: 900,
  site: {
    version: '1.2.3',
    oldestJobSeconds: 7,
    oldestMailSeconds: 7500,
    newestBackupAt: null,
    copies: { secondsBehind: 2 },
  },
};

test('the overview leads to what waits', async () => {
  open('/admin', { 'GET /api/admin/overview': () => Response.json(overview) });
  const waits = within(await screen.findByRole('region', { name: 'What waits' }));
  expect(waits.getByText('4 not answered')).toBeTruthy();
  expect(waits.getByRole('link', { name: 'Proofs to check' }).getAttribute('href')).toBe(
    '/admin?tab=certifications',
  );
  expect(waits.getByText('6')).toBeTruthy();
  expect(waits.getByRole('link', { name: 'Appeals to decide' }).getAttribute('href')).toBe(
    '/admin?tab=disputes',
  );
  expect(waits.getByText('7')).toBeTruthy();
  expect(screen.getByText('1,200')).toBeTruthy();
  expect(waits.getByRole('link', { name: 'Failed jobs' }).getAttribute('href')).toBe('/admin?tab=jobs');
});

test('the overview says in words how the program fares, and which version runs', async () => {
  open('/admin', { 'GET /api/admin/overview': () => Response.json(overview) });
  const program = await screen.findByRole('region', { name: 'The program' });
  const said = [...program.querySelectorAll('p')].map(({ textContent }) =>
    textContent.replaceAll('\u{a0}', ' '),
  );
  expect(said).toEqual([
    'Oldest waiting job',
    'None',
    'Deadlines are kept',
    'Oldest waiting mail',
    '2 h 5 min',
    'The mail server may be down',
    'Newest backup',
    'None',
    'Nothing could be restored',
    'Copies of the database',
    '2 s behind',
    'They answer what all may see',
  ]);
  expect(screen.getByText('Wagwell 1.2.3')).toBeTruthy();
});

test('a failed job is shown with its error and run again with a reason', async () => {
  const job = {
    id: 'j-1',
    name: 'mail-notification',
    attempts: 3,
    error: 'Error: the mail server did not answer',
    payload: { notificationId: 'n-1' },
    nextTryAt: at,
  };
  const calls = open('/admin?tab=jobs', {
    'GET /api/admin/jobs': () => Response.json([job]),
    'POST /api/admin/jobs/j-1/run': () => new Response(null, { status: 204 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Run mail-notification again' }));
  expect(screen.getByText('Error: the mail server did not answer')).toBeTruthy();
  const form = within(await screen.findByRole('dialog', { name: 'Run mail-notification again?' }));
  await userEvent.type(form.getByLabelText('Reason'), 'The server is back');
  await userEvent.click(form.getByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('mail-notification runs now'));
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ reason: 'The server is back' });
});
